/**
 * Notifies the starter that React could not hydrate the page. The starter treats the first script
 * as failed: it informs a visitor who has pressed, and runs that script again at the next try.
 */
export const reactFailed = () =>
  document.querySelector('script[src*=webpack-runtime]')?.dispatchEvent(new Event('error'));
