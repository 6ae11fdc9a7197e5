import { targetOf } from '../model/addresses';
import { canonicalOf, isIndexable } from '../model/page';
import type { Robots } from '../model/robots';
import { distinctPages, hasFile, ownPath, pageAt, type SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code } from './places';

const fault = (what: string, fix: string): Fault => ({ what, fix, place: code.robots });

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

const faultsOfFiles = (robots: Robots, site: SeoSite): Fault[] => {
  const blocked = neededFiles(site).filter((path) => !robots.mayFetch(path));
  const others = blocked.length > 1 ? ` and ${blocked.length - 1} more that pages need` : '';
  return when(blocked.length > 0, () =>
    fault(`robots.txt blocks ${blocked[0] ?? ''}${others}.`, 'Allow what pages are made of.'),
  );
};

const faultsOf = (robots: Robots, site: SeoSite): Fault[] => [
  ...distinctPages(site)
    .filter((page) => isIndexable(page) && !robots.mayFetch(page.path))
    .map((page) =>
      fault(
        `robots.txt blocks ${canonicalOf(page)}.`,
        'Allow every page. To hide one, use noindex.',
      ),
    ),
  ...faultsOfFiles(robots, site),
  ...when(robots.sitemaps.length === 0, () =>
    fault(
      'robots.txt names no sitemap.',
      `Add “Sitemap: ${site.content.site.address}/sitemap-index.xml”.`,
    ),
  ),
  ...robots.sitemaps
    .filter((url) => {
      const path = ownPath(site, url);
      return path === null || !hasFile(site, path);
    })
    .map((url) =>
      fault(
        `robots.txt names the sitemap “${url}”, which does not exist.`,
        'Write the absolute address of the file.',
      ),
    ),
];

export const robotsTxt: Check = {
  id: 'robots-txt',
  level: 'must',
  name: 'robots.txt allows every page and names the sitemap',
  why: 'A robot asks for it first; one wrong line can remove the site from search.',
  site: (site) =>
    site.robots
      ? faultsOf(site.robots, site)
      : [fault('There is no robots.txt.', 'Let the build write one.')],
};
