/** How long after its first frame a page is left alone, in milliseconds. */
const pause = 100;

/** Acts once the page is there, is drawn, and rests. */
export const whenAtRest = (act: () => void) =>
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(act, pause)));
