import { targetOf } from '../model/addresses';
import { canonicalOf, type HeadLink, type SeoPage } from '../model/page';
import { pageAt, type SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code } from './places';

/** A language, with a script or a region where one is needed, or the page for all other languages. */
const languageCode = /^(x-default|[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?)$/i;

const translationsOf = ({ links }: SeoPage) => links.filter(({ hreflang }) => hreflang !== '');

const fault = (what: string, fix: string): Fault => ({ what, fix, place: code.head });

/** A translation on another site cannot be judged from the files of this one. */
const faultsOfTarget = ({ href }: HeadLink, page: SeoPage, site: SeoSite): Fault[] => {
  const target = targetOf(href, page.path, site.content.site.address);
  if (target.kind === 'external') return [];
  const there = target.kind === 'internal' ? pageAt(site, target.path) : undefined;
  if (!there || !URL.canParse(href)) {
    return [
      fault(`The translation at ${href} does not exist.`, 'Write the absolute address of a page.'),
    ];
  }
  const linksBack = translationsOf(there).some((link) => link.href === canonicalOf(page));
  return when(!linksBack, () =>
    fault(
      `${there.path} does not link back to this page.`,
      'List all translations on each of them: search engines ignore one-way links.',
    ),
  );
};

export const hreflang: Check = {
  id: 'hreflang',
  level: 'should',
  name: 'Translations link to each other',
  why: 'A search engine shows a translation only if it exists and links back.',
  page: (page, site) => {
    const translations = translationsOf(page);
    const codes = translations.map((link) => link.hreflang.toLowerCase());
    return [
      ...translations
        .filter((link) => !languageCode.test(link.hreflang))
        .map((link) =>
          fault(`hreflang is “${link.hreflang}”.`, 'Write a language code such as fr or pt-BR.'),
        ),
      ...when(new Set(codes).size < codes.length, () =>
        fault('Two translations have the same language.', 'Keep one for each language.'),
      ),
      ...when(
        translations.length > 0 && !translations.some(({ href }) => href === canonicalOf(page)),
        () => fault('The page is not among its translations.', `Add ${canonicalOf(page)}.`),
      ),
      ...translations.flatMap((link) => faultsOfTarget(link, page, site)),
    ];
  },
};
