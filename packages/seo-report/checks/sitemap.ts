import { canonicalOf, isIndexable } from '../model/page';
import { distinctPages } from '../model/site';
import { faults, type Check } from './check';
import { code } from './places';

/** A W3C datetime, as sitemaps require: a date, or a date with a time and a zone. */
const datePattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

const isPast = (date: string) =>
  datePattern.test(date) && date.slice(0, 10) <= new Date().toISOString().slice(0, 10);

export const sitemap: Check = {
  id: 'sitemap',
  level: 'must',
  name: 'The sitemap lists the pages for search and no others',
  why: 'It tells search engines about new and changed pages.',
  site: (site) => {
    const write = 'Let the build write it.';
    if (!site.sitemap) {
      return faults(code.sitemap, [true, 'There is no sitemap-index.xml.', write]);
    }
    const { missing, parts, urls } = site.sitemap;
    const listed = urls.map(({ loc }) => loc);
    const wanted = distinctPages(site).filter(isIndexable).map(canonicalOf);
    return [
      ...missing.flatMap((part) =>
        faults(code.sitemap, [true, `The index names ${part}, which does not exist.`, write]),
      ),
      ...wanted.flatMap((url) =>
        faults(code.sitemap, [
          !listed.includes(url),
          `${url} is not in the sitemap.`,
          'List every page that is not hidden.',
        ]),
      ),
      ...urls.flatMap(({ loc, lastmod, changefreq, priority }, index) =>
        faults(
          code.sitemap,
          [
            !wanted.includes(loc) || listed.indexOf(loc) !== index,
            `The sitemap lists ${loc}.`,
            'List each canonical address once and nothing else.',
          ],
          [
            lastmod !== '' && !isPast(lastmod),
            `${loc} was last changed on “${lastmod}”.`,
            'Write a date in the past, such as 2025-03-31.',
          ],
          [
            changefreq !== '' || priority !== '',
            `${loc} has changefreq or priority.`,
            'Remove both; search engines ignore them.',
          ],
        ),
      ),
      ...faults(
        code.sitemap,
        [parts.length === 0, 'The sitemap has no index.', write],
        [
          urls.some(({ lastmod }) => lastmod === ''),
          'Addresses have no lastmod.',
          'Build from a full clone of the repository; the dates come from its history.',
          'should',
        ],
      ),
    ];
  },
};
