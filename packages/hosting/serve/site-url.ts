/**
 * The setup passes the site's address to the workers, which are separate processes, in this
 * variable.
 */
export const siteUrlVariable = 'THROUGHLINE_SITE_URL';

/** @throws if the setup of the browser tests has not run */
export function siteUrl(): string {
  const url = process.env[siteUrlVariable];
  if (url === undefined) throw new Error('The site is not being served: the setup has not run.');
  return url;
}
