/** A phone and a desktop. */
export const viewports = [
  { width: 375, height: 800 },
  { width: 1280, height: 800 },
];
