/**
 * Opens a page of the site as a link would. Gatsby's own `navigate` would change the address without a
 * new document, and a later Back could then meet a document without scripts to show the page before.
 *
 * @param path with both slashes: `/about/`
 */
export const goTo = (path: string) => {
  window.location.assign(path);
};
