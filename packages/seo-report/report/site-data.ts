import { repeatsOf } from '../checks/repeats';
import { externalUrls, inlinksOf, orphansOf } from '../links';
import {
  canonicalOf,
  descriptionOf,
  isIndexable,
  mainHeadingOf,
  titleOf,
  type SeoPage,
} from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';

const distinct = <Item>(items: readonly Item[]) => [...new Set(items)];

/** Returns every address that is in the sitemap, a page for search, or both. */
function addressesOf(site: SeoSite) {
  const listed = site.sitemap?.urls ?? [];
  const pages = distinctPages(site).filter(isIndexable).map(canonicalOf);
  return distinct([...pages, ...listed.map(({ loc }) => loc)]).map((url) => {
    const entry = listed.find(({ loc }) => loc === url);
    return {
      url,
      listed: entry !== undefined,
      page: pages.includes(url),
      lastmod: entry?.lastmod ?? '',
    };
  });
}

const unique = { title: titleOf, description: descriptionOf, 'main heading': mainHeadingOf };

/** Returns the titles, descriptions and main headings that several pages share. */
const duplicatesOf = (site: SeoSite) =>
  Object.entries(unique).flatMap(([what, valueOf]) => {
    const shared = distinctPages(site).filter((page) => repeatsOf(page, site, valueOf).length > 0);
    return distinct(shared.map(valueOf)).map((text) => ({
      what,
      text,
      pages: shared.filter((page) => valueOf(page) === text).map(({ path }) => path),
    }));
  });

const externalLinksOf = (pages: readonly SeoPage[]) =>
  externalUrls(pages).map((url) => {
    const links = pages.flatMap(({ path, anchors }) =>
      anchors.filter(({ href }) => href === url).map(({ text }) => ({ text, path })),
    );
    return {
      url,
      text: distinct(links.map(({ text }) => text)).join(', '),
      pages: distinct(links.map(({ path }) => path)),
    };
  });

/** Collects what the report shows of the site as a whole. */
export const siteDataOf = (site: SeoSite, pages: readonly SeoPage[]) => ({
  /** The path of the sitemap; null: there is none. */
  sitemap: site.sitemap?.path ?? null,
  addresses: addressesOf(site),
  /** null: there is no robots.txt. */
  robots: site.robots?.text ?? null,
  redirects: site.content.redirects.map(({ from, to }) => ({ from, to })),
  orphans: orphansOf(site).map(({ path }) => path),
  duplicates: duplicatesOf(site),
  externalLinks: externalLinksOf(pages),
  /** The number of links from each page to each page. */
  linkGraph: {
    pages: pages.map(({ path }) => path),
    counts: pages.map((from) =>
      pages.map((to) => inlinksOf(to, site).filter((link) => link.from === from).length),
    ),
  },
});
