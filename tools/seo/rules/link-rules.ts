import { canonicalPath, decodeEscapes } from '../../../src/content/addresses/addresses';
import type { PageReport } from '../finding';
import type { BuiltPage, Reference } from '../read-page';
import type { BuiltSite } from '../read-built-site';

/** The elements whose files a browser loads into a page. */
const loading = 'audio embed iframe img link object script source track video'.split(' ');

/** Returns what is wrong with a reference to this site; undefined: nothing. */
function faultOf(
  { element, href, url }: Reference,
  site: BuiltSite,
): [rule: 'link' | 'insecure', message: string, level?: 'warning'] | undefined {
  if (!url) return ['link', `“${href}” is not an address. Correct it.`];
  if (url.protocol === 'http:' && loading.includes(element))
    return [
      'insecure',
      `Browsers do not load ${href}, because the page comes by https. Write https:`,
    ];
  if (url.origin !== site.address) return undefined;
  const target = site.redirects.get(canonicalPath(url.pathname));
  if (target !== undefined) return ['link', `${href} is redirected. Write ${target}.`, 'warning'];
  if (site.fileAt(url.pathname) === undefined) {
    return site.fileAt(`${url.pathname}/`) === undefined
      ? [
          'link',
          `${href} does not exist. Write an address of the site, or add it to redirects.json.`,
        ]
      : ['link', `${href} is redirected. Write ${url.pathname}/${url.hash}`, 'warning'];
  }
  const id = decodeEscapes(url.hash.slice(1));
  const page = site.pageAt(url.pathname);
  const isPlace = element === 'a' && id !== '' && id !== 'top' && !id.startsWith(':~:');
  return isPlace && page?.ids.has(id) === false
    ? ['link', `${href} names a place that the page does not have. Write an id of that page.`]
    : undefined;
}

/** Checks every address in a page, and that other pages link to it. */
export function checkReferences(page: BuiltPage, site: BuiltSite, report: PageReport): void {
  const references = new Map(page.references.map((one) => [`${one.element} ${one.href}`, one]));
  const seen = new Set<string>();
  for (const reference of references.values()) {
    const { href } = reference;
    const [rule, message, level = 'error'] = faultOf(reference, site) ?? [];
    if (rule === undefined || message === undefined || seen.has(href)) continue;
    seen.add(href);
    const source = site.content.find(href, page.address);
    report[level](rule, { subject: href, message, source });
  }
  if (page.isIndexable && page.address !== '/' && site.linksTo(page.address) === 0) {
    const message = 'No other page links to this page. Link to it, or set hidden: true.';
    report.warning('orphan', { subject: '', message });
  }
}
