/** Types that servers' own lists may lack, by file extension. */
export const contentTypes = {
  avif: 'image/avif',
  webmanifest: 'application/manifest+json',
} as const;
