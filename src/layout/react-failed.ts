/**
 * Tells the inline script that React could not hydrate the page: it informs a visitor who has
 * submitted, and runs the script again at the next try.
 */
export const reactFailed = () =>
  document.querySelector('script[src*=webpack-runtime]')?.dispatchEvent(new Event('error'));
