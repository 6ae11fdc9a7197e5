import { targetOf } from '../model/addresses';
import { canonicalOf, type SeoPage } from '../model/page';
import { pageAt } from '../model/site';
import { faults, type Check } from './check';
import { code } from './places';

/** A language, with a script or a region where one is needed, or the page for all other languages. */
const languageCode = /^(x-default|[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?)$/i;

const translationsOf = ({ links }: SeoPage) => links.filter(({ hreflang }) => hreflang !== '');

export const hreflang: Check = {
  id: 'hreflang',
  level: 'should',
  name: 'Translations link to each other',
  why: 'A search engine shows a translation only if it exists and links back.',
  page: (page, site) => {
    const links = translationsOf(page);
    const own = canonicalOf(page);
    const languages = links.map((link) => link.hreflang.toLowerCase());
    return [
      ...faults(code.head, [
        new Set(languages).size < languages.length,
        'Two translations have the same language.',
        'Keep one for each language.',
      ]),
      ...faults(code.head, [
        links.length > 0 && !links.some(({ href }) => href === own),
        'The page is not among its translations.',
        `Add ${own}.`,
      ]),
      ...links.flatMap(({ href, hreflang: language }) => {
        const target = targetOf(href, page.path, site.content.site.address);
        const there = target.kind === 'internal' ? pageAt(site, target.path) : undefined;
        // A translation on another site cannot be judged from the files of this one.
        const exists = target.kind === 'external' || (there !== undefined && URL.canParse(href));
        return faults(
          code.head,
          [
            !languageCode.test(language),
            `hreflang is “${language}”.`,
            'Write a language code such as fr or pt-BR.',
          ],
          [
            !exists,
            `The translation at ${href} does not exist.`,
            'Write the absolute address of a page.',
          ],
          [
            exists &&
              there?.links.every((link) => link.hreflang === '' || link.href !== own) === true,
            `${there?.path ?? ''} does not link back to this page.`,
            'List all translations on each of them: search engines ignore one-way links.',
          ],
        );
      }),
    ];
  },
};
