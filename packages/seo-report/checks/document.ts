import { metaOf, metasOf } from '../model/page';
import { when, type Check } from './check';
import { code, settingOf } from './places';

/** HTML requires the encoding within this many bytes. */
const charsetWithin = 1024;

export const document: Check = {
  id: 'document',
  level: 'must',
  name: 'Language, encoding, zoom',
  why: 'Search engines match pages and readers by language, and some readers need to zoom.',
  page: (page, site) => {
    const { language } = site.content.site;
    const viewport = metaOf(page, 'viewport');
    return [
      ...when(page.lang !== language || !/^[a-z]{2}(-[A-Z]{2})?$/.test(language), () => ({
        what: `The language of the page is “${page.lang}”; the site says “${language}”.`,
        fix: 'Write a language code such as en or en-GB.',
        place: settingOf(site, 'language'),
      })),
      ...when(page.charsetEnd === -1 || page.charsetEnd > charsetWithin, () => ({
        what:
          page.charsetEnd === -1
            ? 'There is no <meta charset>.'
            : `<meta charset> ends at byte ${page.charsetEnd}.`,
        fix: `Put <meta charset="utf-8"> first in the head, within ${charsetWithin} bytes.`,
        place: code.document,
      })),
      ...when(
        metasOf(page, 'viewport').length !== 1 ||
          !viewport.includes('width=device-width') ||
          /user-scalable|maximum-scale/.test(viewport),
        () => ({
          what: `The viewport is “${viewport}”.`,
          fix: 'Write width=device-width, initial-scale=1; do not limit zoom.',
          place: code.document,
        }),
      ),
    ];
  },
};
