/** How long to wait after the first frame of a page, in milliseconds. */
const pause = 100;

/** Calls `act` 100 ms after the first frame that follows `load`. */
export const whenIdle = (act: () => void) =>
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(act, pause)));
