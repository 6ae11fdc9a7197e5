import { targetOf } from '../model/addresses';
import { canonicalOf, isIndexable } from '../model/page';
import { distinctPages, hasFile, ownPath, pageAt, type SeoSite } from '../model/site';
import { faults, type Check } from './check';
import { code } from './places';

/** Lists what a search engine loads to see the pages as visitors do: what they embed, and Gatsby's data. */
const neededFiles = (site: SeoSite): string[] => {
  const embedded = site.pages.flatMap(({ references, path }) =>
    references
      .filter(({ element }) => element !== 'a')
      .map(({ url }) => targetOf(url, path, site.content.site.address))
      .flatMap((target) => (target.kind === 'internal' ? target.path : [])),
  );
  const data = [...site.files.keys()].filter((path) => path.startsWith('/page-data/'));
  return [...new Set([...embedded, ...data])].filter(
    (path) => hasFile(site, path) && !pageAt(site, path),
  );
};

export const robotsTxt: Check = {
  id: 'robots-txt',
  level: 'must',
  name: 'robots.txt allows every page and names the sitemap',
  why: 'A robot asks for it first; one wrong line can remove the site from search.',
  site: (site) => {
    const { robots } = site;
    if (!robots) {
      return faults(code.robots, [true, 'There is no robots.txt.', 'Let the build write one.']);
    }
    const blocked = neededFiles(site).filter((path) => !robots.mayFetch(path));
    const others = blocked.length > 1 ? ` and ${blocked.length - 1} more that pages need` : '';
    return [
      ...distinctPages(site).flatMap((page) =>
        faults(code.robots, [
          isIndexable(page) && !robots.mayFetch(page.path),
          `robots.txt blocks ${canonicalOf(page)}.`,
          'Allow every page. To hide one, use noindex.',
        ]),
      ),
      ...faults(
        code.robots,
        [
          blocked.length > 0,
          `robots.txt blocks ${blocked[0] ?? ''}${others}.`,
          'Allow what pages are made of.',
        ],
        [
          robots.sitemaps.length === 0,
          'robots.txt names no sitemap.',
          `Add “Sitemap: ${site.content.site.address}/sitemap-index.xml”.`,
        ],
      ),
      ...robots.sitemaps.flatMap((url) =>
        faults(code.robots, [
          !hasFile(site, ownPath(site, url) ?? '…'),
          `robots.txt names the sitemap “${url}”, which does not exist.`,
          'Write the absolute address of the file.',
        ]),
      ),
    ];
  },
};
