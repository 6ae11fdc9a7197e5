import { metaOf, metasOf } from '../model/page';
import { when, type Check } from './check';
import { code, settingOf } from './places';

/** HTML asks for the encoding within this many bytes. */
const charsetWithin = 1024;

export const document: Check = {
  id: 'S6',
  level: 'must',
  name: 'Language, encoding, zoom',
  why: 'Search engines choose readers by language, and a phone that cannot zoom keeps readers out.',
  page: (page, site) => {
    const { language } = site.content.site;
    const viewport = metaOf(page, 'viewport');
    return [
      ...when(page.lang !== language || !/^[a-z]{2}(-[A-Z]{2})?$/.test(language), () => ({
        what: `The page says that its language is “${page.lang}”, the site that it is “${language}”.`,
        fix: 'Write a language code such as en or en-GB.',
        place: settingOf(site, 'language'),
      })),
      ...when(page.charsetEnd === -1 || page.charsetEnd > charsetWithin, () => ({
        what: `<meta charset> ends at byte ${page.charsetEnd}.`,
        fix: `Put <meta charset="utf-8"> first in the head, within ${charsetWithin} bytes.`,
        place: code.document,
      })),
      ...when(
        metasOf(page, 'viewport').length !== 1 ||
          !viewport.includes('width=device-width') ||
          /user-scalable|maximum-scale/.test(viewport),
        () => ({
          what: `The viewport is “${viewport}”.`,
          fix: 'Write width=device-width, initial-scale=1, and nothing that stops zooming.',
          place: code.document,
        }),
      ),
    ];
  },
};
