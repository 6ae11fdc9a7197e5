import { isIndexable, type Anchor, type SeoPage } from './model/page';
import { distinctPages, type SeoSite } from './model/site';

/** A link from one page to another, or within one. */
export type Inlink = { from: SeoPage; anchor: Anchor };

/** Returns the links to a page. */
export const inlinksOf = (page: SeoPage, site: SeoSite): Inlink[] =>
  distinctPages(site).flatMap((from) =>
    from.anchors
      .filter(({ target }) => target.kind === 'internal' && target.path === page.path)
      .map((anchor) => ({ from, anchor })),
  );

/** Counts the clicks from the home page to each page; pages without an entry cannot be reached. */
export function clickDepths(site: SeoSite): ReadonlyMap<string, number> {
  const depths = new Map([['/', 0]]);
  const queue = ['/'];
  for (const path of queue) {
    const page = site.pages.find((one) => one.path === path);
    for (const { target } of page?.anchors ?? []) {
      if (target.kind !== 'internal' || depths.has(target.path)) continue;
      depths.set(target.path, (depths.get(path) ?? 0) + 1);
      queue.push(target.path);
    }
  }
  return depths;
}

/** Returns the pages for search without links from other pages. */
export const orphansOf = (site: SeoSite): SeoPage[] =>
  distinctPages(site).filter(
    (page) =>
      isIndexable(page) &&
      !inlinksOf(page, site).some(({ from }) => from.content.file !== page.content.file),
  );

/** Returns the addresses of other sites that pages link to, each once. */
export const externalUrls = (pages: readonly SeoPage[]): string[] => [
  ...new Set(
    pages.flatMap(({ anchors }) =>
      anchors.flatMap(({ target }) => (target.kind === 'external' ? target.url : [])),
    ),
  ),
];
