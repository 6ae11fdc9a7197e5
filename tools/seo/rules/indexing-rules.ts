import { placeInHtml } from '../place-in-build';
import { isIndexable, type BuiltPage } from '../read-page';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';

const search = 'https://developers.google.com/search/docs';

/** Returns whether the whole site asks search engines to leave it out, as a preview does. */
export const isHidden = (site: Site): boolean => site.pageAt('/')?.isNoindex === true;

/** The pages that search engines may show. */
export const pagesForSearch = (site: Site): BuiltPage[] => site.pages.filter(isIndexable);

/** Returns what `robots.txt` forbids: the site, one page, or a file without which a page is not rendered. */
function forbiddenFaults(site: Site): Fault[] {
  const isForbidden = (path: string) => site.robots.isForbidden(site.address + path);
  const source = { file: 'public/robots.txt' };
  if (isForbidden('/')) {
    const message =
      'robots.txt forbids search engines the whole site, so that they show none of it. Remove "Disallow: /".';
    return [{ subject: 'robots.txt', message, source }];
  }
  const files = pagesForSearch(site).flatMap((page) =>
    page.references
      .filter(
        ({ element, url }) => element !== 'a' && element !== 'form' && url?.origin === site.address,
      )
      .flatMap(({ url }) => url?.pathname ?? []),
  );
  const pages = pagesForSearch(site)
    .filter(({ address }) => isForbidden(address))
    .map(({ address }): Fault => ({
      page: address,
      subject: 'robots.txt',
      message: `robots.txt forbids search engines ${address}. Remove its "Disallow".`,
      source,
    }));
  const folders = new Set(
    files.filter(isForbidden).map((file) => file.slice(0, file.indexOf('/', 1) + 1) || file),
  );
  return [
    ...pages,
    ...[...folders].map((folder) => ({
      subject: folder,
      message: `robots.txt forbids search engines files of ${folder}, without which they do not see a page as visitors do. Remove its "Disallow".`,
      source,
    })),
  ];
}

/** What search engines may read, keep and follow. */
const indexing: Rule = {
  id: 'indexing',
  requirement: 'S4',
  why: 'What search engines may not read, keep or follow is in no result.',
  see: `${search}/crawling-indexing/block-indexing`,
  judge(site) {
    const faults = forbiddenFaults(site);
    if (isHidden(site)) {
      const message =
        'The home page asks search engines to leave it out (noindex), so that the site is in no result. Build the site without GATSBY_PREVIEW.';
      return [...faults, { subject: 'noindex', message }];
    }
    for (const page of pagesForSearch(site)) {
      const { address, meta } = page;
      const header = site.host.answer(address)?.headers.get('X-Robots-Tag') ?? '';
      const refused = /\b(noindex|none)\b/i.exec(header) ?? /\bnofollow\b/i.exec(header);
      if (refused)
        faults.push({
          page: address,
          subject: 'X-Robots-Tag',
          message: `The header X-Robots-Tag says “${refused[0]}”, so that search engines leave out what the page itself offers. Remove the header.`,
          source: { file: 'public/_headers' },
        });
      if (/\b(nofollow|none)\b/i.test([...meta('robots'), ...meta('googlebot')].join()))
        faults.push({
          page: address,
          subject: 'nofollow',
          message:
            'The page says “nofollow”, so that search engines do not find the pages behind its links. Take it out.',
          source: placeInHtml(page, 'nofollow'),
        });
    }
    return faults;
  },
};

/** Each page for search names itself as its one canonical address. */
const canonical: Rule = {
  id: 'canonical',
  requirement: 'S3',
  why: 'Without one canonical address, a search engine chooses one, and splits what the page has earned.',
  see: `${search}/crawling-indexing/consolidate-duplicate-urls`,
  judge: (site) =>
    pagesForSearch(site).flatMap((page): Fault[] => {
      const { address, canonicals } = page;
      const own = site.address + address;
      const expected = `Expected <link rel="canonical" href="${own}"> once.`;
      const wrong = canonicals.find((href) => href !== own);
      const source = placeInHtml(page, 'rel="canonical"');
      if (canonicals.length === 0) {
        const message = 'There is no canonical address. Each page names its own one.';
        return [{ page: address, subject: '', message, source }];
      }
      if (wrong?.endsWith(address) && !wrong.startsWith(`${site.address}/`)) {
        const host = wrong.slice(0, -address.length);
        const message = `The canonical address is on ${host || 'no host'}, so that search engines show that site instead. Expected ${site.address}.`;
        const setting = site.content.fieldIn('site.json', 'address');
        return [{ page: address, subject: wrong, message, source: setting }];
      }
      if (wrong !== undefined) {
        const message = `${wrong || 'An empty address'} is the canonical address, which is another page. ${expected}`;
        return [{ page: address, subject: wrong, message, source }];
      }
      if (canonicals.length === 1) return [];
      const message = `The canonical address is there ${canonicals.length} times. ${expected}`;
      return [{ page: address, subject: own, message, source }];
    }),
};

function translationFaults(page: BuiltPage, site: Site): Fault[] {
  // A page whose own translations lead nowhere has a finding of its own.
  const isBroken = (other: BuiltPage) =>
    other.translations.some(
      ({ href }) => !href.startsWith('https://') || !site.pageAt(href.replace(site.address, '')),
    );
  const { address, translations } = page;
  const faults: Fault[] = [];
  const add = (subject: string, message: string) =>
    faults.push({
      page: address,
      subject,
      message,
      source: site.content.translationPlace(address) ?? placeInHtml(page, 'hreflang'),
    });
  const languages = translations.map(({ language }) => language);
  for (const language of new Set(languages)) {
    if (languages.indexOf(language) !== languages.lastIndexOf(language))
      add(language, `Two pages are named for the language ${language}. Keep one.`);
  }
  const own = site.address + address;
  if (languages.length > 0 && !translations.some(({ href }) => href === own))
    add('', `The translations leave out the page itself. Expected ${own} among them.`);
  for (const { href } of translations.filter(({ href }) => href !== own)) {
    if (!href.startsWith(`${site.address}/`)) {
      if (!href.startsWith('https://'))
        add(
          href,
          `${href} is a translation that search engines cannot find. Write its whole address.`,
        );
      continue;
    }
    const target = site.pageAt(href.slice(site.address.length));
    if (!target) add(href, `${href} is a translation that does not exist. Remove it.`);
    else if (!isIndexable(target))
      add(
        href,
        `${href} is a translation that search engines leave out (noindex). Remove one of both.`,
      );
    else if (!isBroken(target) && !target.translations.some((back) => back.href === own))
      add(href, `${href} is a translation that does not name this page. Expected ${own} there.`);
  }
  return faults;
}

/** The translations that a page names: one a language, itself included, each with a way back. */
const hreflang: Rule = {
  id: 'hreflang',
  requirement: 'S3',
  why: 'Search engines ignore languages that do not name each other.',
  see: `${search}/specialty/international/localized-versions`,
  judge: (site) => pagesForSearch(site).flatMap((page) => translationFaults(page, site)),
};

export const indexingRules = [indexing, canonical, hreflang];
