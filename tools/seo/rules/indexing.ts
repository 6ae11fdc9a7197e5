import type { PageReport } from '../finding';
import type { BuiltPage } from '../page';
import type { BuiltSite } from '../read-site';

/** Checks that the site does not ask search engines to leave it out; any other page may. */
export function checkIndexing(page: BuiltPage, site: BuiltSite, { error }: PageReport): void {
  if (page.address !== '/') return;
  if (!page.isIndexable)
    error(
      'indexing',
      'The home page asks search engines to leave it out (noindex). Build the site without GATSBY_PREVIEW=true.',
    );
  if (site.robots.isDisallowed(`${site.address}/`, 'Googlebot'))
    error('indexing', 'robots.txt forbids search engines the whole site. Remove "Disallow: /".');
}
