import { canonicalOf, isIndexable } from '../model/page';
import { mayFetch, type Robots } from '../model/robots';
import { distinctPages, hasFile, ownPath, type SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code } from './places';

/** What a search engine loads to see a page as visitors do. */
const needed = ['/page-data/', '/static/', '/app.js', '/styles.css', '/favicon.ico'];

const fault = (what: string, fix: string): Fault => ({ what, fix, place: code.robots });

const faultsOf = (robots: Robots, site: SeoSite): Fault[] => [
  ...distinctPages(site)
    .filter((page) => isIndexable(page) && !mayFetch(robots, 'googlebot', page.path))
    .map((page) =>
      fault(
        `robots.txt keeps robots out of ${canonicalOf(page)}.`,
        'Allow every page: hide by noindex.',
      ),
    ),
  ...needed
    .filter((path) => !mayFetch(robots, 'googlebot', path))
    .map((path) =>
      fault(`robots.txt keeps robots from ${path}.`, 'Let them load what pages are made of.'),
    ),
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
        `robots.txt names the sitemap “${url}”, which is not there.`,
        'Name the absolute address of the file.',
      ),
    ),
];

export const robotsTxt: Check = {
  id: 'S14',
  level: 'must',
  name: 'robots.txt lets everyone in and names the sitemap',
  why: 'It is the first file that a robot asks for; one wrong line empties the search results.',
  site: (site) =>
    site.robots
      ? faultsOf(site.robots, site)
      : [fault('There is no robots.txt.', 'Write one with the build.')],
};
