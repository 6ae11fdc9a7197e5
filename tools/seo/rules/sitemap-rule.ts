import { parseAddress } from '../../../src/content/addresses/addresses';
import { isDay } from '../../../src/content/calendar';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';
import { readSitemaps, type SitemapEntry } from '../sitemap';
import { isHidden, pagesForSearch } from './indexing-rules';

/** The dates that a sitemap may have: https://www.w3.org/TR/NOTE-datetime */
const dateTime = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/;

/** Returns what is wrong with the day of a page; undefined: nothing. */
function lastmodProblem(lastmod: string): string | undefined {
  if (lastmod === '') return undefined;
  const day = lastmod.slice(0, 10);
  const time = new Date(lastmod).getTime();
  if (!dateTime.test(lastmod) || Number.isNaN(time) || (day.length === 10 && !isDay(day)))
    return 'is no day';
  return time > Date.now() + 86_400_000 ? 'is in the future' : undefined;
}

function entryFaults(entries: readonly SitemapEntry[], expected: readonly string[]): Fault[] {
  const seen = new Set<string>();
  return entries.flatMap(({ sitemap, address, lastmod }): Fault[] => {
    const isTwice = seen.has(address);
    seen.add(address);
    const source = { file: `public${parseAddress(sitemap)?.pathname ?? ''}` };
    const problem = lastmodProblem(lastmod);
    const messages = [
      ...(isTwice ? [`The sitemap lists ${address} twice. Keep it once.`] : []),
      ...(expected.includes(address) || isTwice
        ? []
        : [
            `The sitemap lists ${address || 'an empty address'}, which is no page for search. Remove it.`,
          ]),
      ...(problem
        ? [
            `The sitemap says “${lastmod}” of ${address}, which ${problem}. Search engines then ignore all its days.`,
          ]
        : []),
    ];
    return messages.map((message) => ({ subject: address, message, source }));
  });
}

function missingFaults(
  site: Site,
  listed: readonly string[],
  expected: readonly string[],
): Fault[] {
  return expected
    .filter((address) => !listed.includes(address))
    .map((address) => {
      const page = address.slice(site.address.length);
      const message = `The sitemap does not list ${address}. Add it.`;
      return { page, subject: address, message, source: site.content.fileOf(page) };
    });
}

/** The sitemap has every page for search, and no other address. */
export const sitemapRule: Rule = {
  id: 'sitemap',
  requirement: 'S4',
  why: 'Search engines learn from the sitemap which pages to read.',
  see: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  async judge(site) {
    if (isHidden(site)) return [];
    const { entries, broken, missing } = await readSitemaps(site.robots.sitemaps, (address) => {
      const url = parseAddress(address);
      return url?.origin === site.address ? site.bytesAt(url.pathname) : undefined;
    });
    const unreadable = [
      ...broken.map(({ sitemap: address, reason }) => ({ address, problem: `is ${reason}` })),
      ...missing.map((address) => ({ address, problem: 'does not exist' })),
    ].map(({ address, problem }): Fault => ({
      subject: address,
      message: `The sitemap ${address} ${problem}, so that search engines read none of its pages.`,
      source: { file: `public${parseAddress(address)?.pathname ?? ''}` },
    }));
    if (unreadable.length > 0) return unreadable;
    if (site.robots.sitemaps.length === 0) {
      const message = `robots.txt names no sitemap. Expected "Sitemap: ${site.address}/sitemap-index.xml".`;
      return [{ subject: 'robots.txt', message, source: { file: 'public/robots.txt' } }];
    }
    const expected = pagesForSearch(site).map(({ address }) => site.address + address);
    const listed = entries.map(({ address }) => address);
    // A page without HTML has a finding of its own.
    const known = [...expected, ...site.emptyPages.map((address) => site.address + address)];
    return [...entryFaults(entries, known), ...missingFaults(site, listed, expected)];
  },
};
