/**
 * Tells the starter that React could not take over: it takes the first script for failed, says so to a
 * visitor who has pressed, and runs that script again at the next try.
 */
export const reactFailed = () =>
  document.querySelector('script[src*=webpack-runtime]')?.dispatchEvent(new Event('error'));
