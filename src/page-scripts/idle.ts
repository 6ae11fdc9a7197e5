/** In milliseconds. */
const pause = 100;

/** Calls `act` 100 ms after the next frame; while the page is loading, after the first frame after `load`. */
export function whenIdle(act: () => void) {
  const wait = () => requestAnimationFrame(() => setTimeout(act, pause));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
