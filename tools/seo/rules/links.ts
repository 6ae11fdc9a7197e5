import { canonicalPath, decodeEscapes } from '../../../src/content/addresses';
import type { PageReport } from '../finding';
import type { BuiltPage, Reference } from '../page';
import type { BuiltSite } from '../read-site';

/** Returns the pages that link to a page, without itself. */
export const linksTo = (page: BuiltPage, site: BuiltSite): BuiltPage[] =>
  site.pages.filter(
    (other) =>
      other !== page &&
      other.references.some(
        ({ element, url }) =>
          element === 'a' && url?.origin === site.address && url.pathname === page.address,
      ),
  );

/** Returns what is wrong with a reference to this site; undefined: nothing. */
function faultOf(
  { element, href, url }: Reference,
  site: BuiltSite,
): [level: 'error' | 'warning', string] | undefined {
  if (!url) return ['error', `“${href}” is not an address.`];
  if (url.origin !== site.address) return undefined;
  const target = site.redirects.get(canonicalPath(url.pathname));
  if (target !== undefined) return ['warning', `${href} is redirected. Write ${target}.`];
  if (site.fileAt(url.pathname) === undefined) {
    return site.fileAt(`${url.pathname}/`) === undefined
      ? ['error', `${href} does not exist.`]
      : ['warning', `${href} is redirected. Write ${url.pathname}/${url.hash}`];
  }
  const id = decodeEscapes(url.hash.slice(1));
  const page = site.pages.find(({ address }) => address === url.pathname);
  const isPlace = element === 'a' && id !== '' && id !== 'top' && !id.startsWith(':~:');
  return isPlace && page?.ids.has(id) === false
    ? ['error', `${href} names a place that the page does not have.`]
    : undefined;
}

/** Checks every address in a page, and that other pages link to it. */
export function checkReferences(page: BuiltPage, site: BuiltSite, report: PageReport): void {
  const references = new Map(page.references.map((one) => [`${one.element} ${one.href}`, one]));
  const seen = new Set<string>();
  for (const reference of references.values()) {
    const [level, message] = faultOf(reference, site) ?? [];
    if (level === undefined || message === undefined || seen.has(message)) continue;
    seen.add(message);
    report[level]('link', message, site.content.find(reference.href, page.address));
  }
  if (page.isIndexable && page.address !== '/' && linksTo(page, site).length === 0) {
    report.warning('orphan', 'No other page links to this page.');
  }
}
