/** The setup tells the workers the site's address in this variable: they are processes of their own. */
export const siteUrlVariable = 'THROUGHLINE_SITE_URL';

/** @throws when the setup of the browser tests has not run */
export function siteUrl(): string {
  const url = process.env[siteUrlVariable];
  if (url === undefined) throw new Error('The site is not being served: the setup has not run.');
  return url;
}
