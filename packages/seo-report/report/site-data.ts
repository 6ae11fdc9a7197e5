import { externalUrls, inlinksOf, orphansOf } from '../links';
import {
  canonicalOf,
  descriptionOf,
  headingsOf,
  isIndexable,
  titleOf,
  type SeoPage,
} from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';
import { repeatsOf } from '../checks/repeats';

/** The data about the site as a whole. */
export type SiteData = {
  /** The path of the sitemap; null: there is none. */
  sitemap: string | null;
  /** Every address that is in the sitemap, a page for search, or both. */
  addresses: { url: string; listed: boolean; page: boolean; lastmod: string }[];
  /** null: there is no robots.txt. */
  robots: string | null;
  redirects: { from: string; to: string }[];
  orphans: string[];
  /** Titles, descriptions and main headings on several pages. */
  duplicates: { what: string; text: string; pages: string[] }[];
  externalLinks: { url: string; text: string; pages: string[] }[];
  /** The number of links from each page to each page. */
  linkGraph: { pages: string[]; counts: number[][] };
};

const distinct = <Item>(items: readonly Item[]) => [...new Set(items)];

function addressesOf(site: SeoSite): SiteData['addresses'] {
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

function duplicatesOf(site: SeoSite): SiteData['duplicates'] {
  const kinds = [
    { what: 'title', valueOf: titleOf },
    { what: 'description', valueOf: descriptionOf },
    {
      what: 'main heading',
      valueOf: (page: SeoPage) => headingsOf(page, 1)[0]?.text ?? '',
    },
  ];
  return kinds.flatMap(({ what, valueOf }) => {
    const shared = distinctPages(site).filter((page) => repeatsOf(page, site, valueOf).length > 0);
    return distinct(shared.map(valueOf)).map((text) => ({
      what,
      text,
      pages: shared.filter((page) => valueOf(page) === text).map(({ path }) => path),
    }));
  });
}

function externalLinksOf(site: SeoSite): SiteData['externalLinks'] {
  const all = distinctPages(site).flatMap(({ path, anchors }) =>
    anchors.flatMap(({ target, text }) =>
      target.kind === 'external' ? [{ url: target.url, text, path }] : [],
    ),
  );
  return externalUrls(distinctPages(site)).map((url) => {
    const same = all.filter((link) => link.url === url);
    return {
      url,
      text: distinct(same.map(({ text }) => text)).join(', '),
      pages: distinct(same.map(({ path }) => path)),
    };
  });
}

/** Collects what the report shows of the site as a whole. */
export function siteDataOf(site: SeoSite, pages: readonly SeoPage[]): SiteData {
  return {
    sitemap: site.sitemap?.path ?? null,
    addresses: addressesOf(site),
    robots: site.robots?.text ?? null,
    redirects: site.content.redirects.map(({ from, to }) => ({ from, to })),
    orphans: orphansOf(site).map(({ path }) => path),
    duplicates: duplicatesOf(site),
    externalLinks: externalLinksOf(site),
    linkGraph: {
      pages: pages.map(({ path }) => path),
      counts: pages.map((from) =>
        pages.map((to) => inlinksOf(to, site).filter((link) => link.from === from).length),
      ),
    },
  };
}
