import { canonicalOf, isIndexable } from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';
import type { SitemapUrl } from '../model/sitemap';
import { when, type Check, type Fault } from './check';
import { code } from './places';

/** A W3C datetime, as sitemaps require: a date, or a date with a time and a zone. */
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
      .map((url) => fault(`${url} is not in the sitemap.`, 'List every page that is not hidden.')),
    ...listed
      .filter((url, index) => !wanted.includes(url) || listed.indexOf(url) !== index)
      .map((url) =>
        fault(`The sitemap lists ${url}.`, 'List each canonical address once and nothing else.'),
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
        'Write a date in the past, such as 2025-03-31.',
      ),
    ),
  ...urls
    .filter(({ changefreq, priority }) => changefreq !== '' || priority !== '')
    .map(({ loc }) =>
      fault(`${loc} has changefreq or priority.`, 'Remove both; search engines ignore them.'),
    ),
  ...when(
    urls.some(({ lastmod }) => lastmod === ''),
    () =>
      fault(
        'Addresses have no lastmod.',
        'Build from a full clone of the repository; the dates come from its history.',
        'should',
      ),
  ),
];

export const sitemap: Check = {
  id: 'sitemap',
  level: 'must',
  name: 'The sitemap lists the pages for search and no others',
  why: 'It tells search engines about new and changed pages.',
  site: (site) => {
    if (!site.sitemap) {
      return [fault('There is no sitemap-index.xml.', 'Let the build write one.')];
    }
    const { missing, parts, urls } = site.sitemap;
    return [
      ...when(parts.length === 0, () =>
        fault('The sitemap has no index.', 'Write sitemap-index.xml.'),
      ),
      ...missing.map((part) =>
        fault(`The index names ${part}, which does not exist.`, 'Write the file.'),
      ),
      ...faultsOfSet(site, urls),
      ...faultsOfDates(urls, new Date().toISOString().slice(0, 10)),
    ];
  },
};
