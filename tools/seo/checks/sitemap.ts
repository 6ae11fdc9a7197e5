import { canonicalOf, isIndexable } from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';
import type { SitemapUrl } from '../model/sitemap';
import { when, type Check, type Fault } from './check';
import { code } from './places';

/** A date, or a date with a time and its zone (W3C datetime, which sitemaps demand). */
const datePattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

const fault = (what: string, fix: string, level?: Fault['level']): Fault => ({
  what,
  fix,
  place: code.sitemap,
  ...(level ? { level } : {}),
});

const faultsOfSet = (site: SeoSite, urls: readonly SitemapUrl[]): Fault[] => {
  const listed = urls.map(({ loc }) => loc);
  const wanted = distinctPages(site).filter(isIndexable).map(canonicalOf);
  return [
    ...wanted
      .filter((url) => !listed.includes(url))
      .map((url) => fault(`${url} is not in the sitemap.`, 'List every page that may be found.')),
    ...listed
      .filter((url, index) => !wanted.includes(url) || listed.indexOf(url) !== index)
      .map((url) =>
        fault(`The sitemap lists ${url}.`, 'List each canonical address once, and nothing else.'),
      ),
  ];
};

const faultsOfDates = (urls: readonly SitemapUrl[], today: string): Fault[] => [
  ...urls
    .filter(
      ({ lastmod }) =>
        lastmod !== '' && (!datePattern.test(lastmod) || lastmod.slice(0, 10) > today),
    )
    .map(({ loc, lastmod }) =>
      fault(
        `${loc} was last changed on “${lastmod}”.`,
        'Write a date that has been, such as 2025-03-31.',
      ),
    ),
  ...urls
    .filter(({ changefreq, priority }) => changefreq !== '' || priority !== '')
    .map(({ loc }) =>
      fault(`${loc} has changefreq or priority.`, 'Leave both out: no one reads them.'),
    ),
  ...when(
    urls.some(({ lastmod }) => lastmod === ''),
    () =>
      fault(
        'Addresses have no lastmod.',
        'Build from a full clone of the repository, whose history knows the dates.',
        'should',
      ),
  ),
];

export const sitemap: Check = {
  id: 'S13',
  level: 'must',
  name: 'A sitemap of exactly the pages to be found',
  why: 'It is how search engines hear of new pages, and of changes to old ones.',
  site: (site) => {
    if (!site.sitemap) {
      return [fault('There is no sitemap-index.xml.', 'Write one with the build.')];
    }
    const { missing, parts, urls } = site.sitemap;
    return [
      ...when(parts.length === 0, () =>
        fault('The sitemap has no index.', 'Write sitemap-index.xml with its parts.'),
      ),
      ...missing.map((part) =>
        fault(`The index names ${part}, which is not there.`, 'Write the file.'),
      ),
      ...faultsOfSet(site, urls),
      ...faultsOfDates(urls, new Date().toISOString().slice(0, 10)),
    ];
  },
};
