/** How long to wait after the first frame of a page, in milliseconds. */
const pause = 100;

/** Calls `act` 100 ms after the first frame that follows `load`, or that follows now if the page has loaded. */
export function whenIdle(act: () => void) {
  const wait = () => requestAnimationFrame(() => setTimeout(act, pause));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
