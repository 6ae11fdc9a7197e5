import type { PageReport } from '../finding';
import type { BuiltPage } from '../read-page';
import type { BuiltSite } from '../read-built-site';

/** Returns whether the whole site asks search engines to leave it out, as a preview does. */
export const isHidden = (site: BuiltSite): boolean => site.pageAt('/')?.isIndexable === false;

/** Checks that search engines may read what they may keep, and keep the home page. */
export function checkIndexing(page: BuiltPage, site: BuiltSite, { error }: PageReport): void {
  const { address, isIndexable } = page;
  if (address === '/' && !isIndexable)
    error('indexing', {
      subject: 'noindex',
      message:
        'The home page asks search engines to leave it out (noindex). Build the site without GATSBY_PREVIEW.',
    });
  const isForbidden = (path: string) => site.robots.isDisallowed(site.address + path, 'Googlebot');
  if (address === '/' ? isForbidden('/') : isIndexable && isForbidden(address) && !isForbidden('/'))
    error('indexing', {
      subject: 'robots.txt',
      message: `robots.txt forbids search engines ${address === '/' ? 'the whole site. Remove "Disallow: /"' : `${address}. Remove its "Disallow"`}.`,
    });
}

/** Checks that a page for search names itself as its one canonical address. */
export function checkCanonical(page: BuiltPage, site: BuiltSite, { error }: PageReport): void {
  if (!page.isIndexable) return;
  const own = site.address + page.address;
  const wrong = page.canonicals.filter((href) => href !== own);
  const [faulty] = wrong;
  const expected = `Expected <link rel="canonical" href="${own}"> once.`;
  if (page.canonicals.length === 0)
    error('canonical', { subject: '', message: `There is no canonical address. ${expected}` });
  else if (faulty !== undefined)
    error('canonical', {
      subject: faulty,
      message: `${faulty} is the canonical address, which is another page or another host. ${expected}`,
    });
  else if (page.canonicals.length > 1)
    error('canonical', {
      subject: own,
      message: `The canonical address is there twice. ${expected}`,
    });
}

/** Checks the translations that a page names: one a language, itself included, each with a way back. */
export function checkTranslations(page: BuiltPage, site: BuiltSite, { error }: PageReport): void {
  const languages = page.translations.map(({ language }) => language);
  const add = (subject: string, message: string) => error('hreflang', { subject, message });
  for (const language of new Set(languages)) {
    if (languages.indexOf(language) !== languages.lastIndexOf(language))
      add(language, `Two pages are named for the language ${language}. Keep one.`);
  }
  const own = site.address + page.address;
  if (languages.length > 0 && !page.translations.some(({ href }) => href === own))
    add('', `The translations leave out the page itself. Expected ${own} among them.`);
  for (const { href } of page.translations.filter(({ href }) =>
    href.startsWith(`${site.address}/`),
  )) {
    const target = site.pageAt(href.slice(site.address.length));
    if (!target) add(href, `${href} is a translation that does not exist. Remove it.`);
    else if (!target.isIndexable)
      add(
        href,
        `${href} is a translation that search engines leave out (noindex). Remove one of both.`,
      );
    else if (!target.translations.some((back) => back.href === own))
      add(href, `${href} is a translation that does not name this page. Expected ${own} there.`);
  }
}
