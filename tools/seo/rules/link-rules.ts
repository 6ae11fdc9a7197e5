import {
  canonicalPath,
  decodeEscapes,
  hrefProblem,
  localAddressProblem,
} from '../../../src/content/addresses/addresses';
import { placeOf } from '../place-in-build';
import type { BuiltPage, Reference } from '../read-page';
import type { PageFault, PageRule, Rule } from '../rule';
import type { Site } from '../site';
import { pagesForSearch } from './indexing-rules';

const crawlable = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';

/** The elements that lead a visitor somewhere. */
const leading = ['a', 'area'];

/** Returns whether an address is that of this site by http, or with or without www. */
function isOwnSpelling(url: URL, site: Site): boolean {
  const bare = (host: string) => host.replace(/^www\./, '');
  return url.origin !== site.address && bare(url.host) === bare(new URL(site.address).host);
}

/** Returns what is wrong with the page or the place to which a link of this site leads; undefined: nothing. */
function targetProblem(
  { href, url }: { href: string; url: URL },
  site: Site,
): [message: string, level?: 'warning'] | undefined {
  const { pathname, hash, search } = url;
  const target = site.redirects.get(canonicalPath(pathname));
  if (target !== undefined) return [`${href} is redirected. Write ${target}.`, 'warning'];
  // A page that cannot be read has a finding of its own.
  if (site.emptyPages.includes(pathname)) return undefined;
  if (site.fileAt(pathname) === undefined)
    return site.fileAt(`${pathname}/`) === undefined
      ? [
          `${href} does not exist, so that visitors see the page of errors. Write an address of the site, or add it to redirects.json.`,
        ]
      : [`${href} is redirected. Write ${pathname}/${search}${hash}`, 'warning'];
  const id = decodeEscapes(hash.slice(1));
  return id !== '' &&
    id !== 'top' &&
    !id.startsWith(':~:') &&
    site.pageAt(pathname)?.ids.has(id) === false
    ? [`${href} names a place that the page does not have. Write an id of that page.`]
    : undefined;
}

/** Returns what is wrong with a link; undefined: nothing. */
function linkProblem(
  { href, url }: Reference,
  site: Site,
): [message: string, level?: 'warning'] | undefined {
  const isRelative = url !== undefined && !/^([a-z][a-z\d+.-]*:|\/\/|#?\s*$)/i.test(href);
  const problem = localAddressProblem(href) ?? (isRelative ? undefined : hrefProblem(href));
  if (problem !== undefined) return [`The link “${href}” ${problem}.`];
  if (!url) return [`The link “${href}” is no address. Correct it.`];
  if (isOwnSpelling(url, site))
    return [
      `${href} is this site by another address, so that every visit is redirected. Begin with ${site.address}.`,
    ];
  return url.origin === site.address ? targetProblem({ href, url }, site) : undefined;
}

function linkFaults(page: BuiltPage, site: Site): PageFault[] {
  const links = new Map(
    page.references
      .filter(({ element }) => leading.includes(element))
      .map((link) => [link.href, link]),
  );
  return [...links.values()].flatMap((reference) => {
    const [message, level = 'error'] = linkProblem(reference, site) ?? [];
    if (message === undefined) return [];
    const { href } = reference;
    const source = placeOf(site, page, href === '' ? 'href=""' : href);
    return { subject: href, message, level, source };
  });
}

/** Every link leads to a page, a place or a host that is there. */
const link: PageRule = {
  id: 'link',
  requirement: 'S7',
  why: 'Visitors and search engines that follow it get lost, or wait for a redirect.',
  see: crawlable,
  judgePage: linkFaults,
};

/** Every page is linked. */
const orphan: Rule = {
  id: 'orphan',
  requirement: 'S7',
  why: 'Search engines and visitors find pages by links.',
  see: crawlable,
  judge: (site) =>
    pagesForSearch(site)
      .filter(({ address }) => address !== '/' && site.linksTo(address) === 0)
      .map(({ address }) => ({
        page: address,
        subject: '',
        level: 'warning',
        message: 'No other page links to this page. Link to it, or set hidden: true.',
      })),
};

export const linkRules = [link, orphan];
