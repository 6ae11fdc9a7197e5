/** How long to wait after the first frame of a page, in milliseconds. */
const pause = 100;

/** Calls `act` once the page is loaded, drawn and idle. */
export const whenIdle = (act: () => void) =>
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(act, pause)));
