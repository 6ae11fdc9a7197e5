import { metaOf, metasOf } from '../model/page';
import { faults, type Check } from './check';
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
    const first = `Put <meta charset="utf-8"> first in the head, within ${charsetWithin} bytes.`;
    return [
      ...faults(settingOf(site, 'language'), [
        page.lang !== language || !/^[a-z]{2}(-[A-Z]{2})?$/.test(language),
        `The language of the page is “${page.lang}”; the site says “${language}”.`,
        'Write a language code such as en or en-GB.',
      ]),
      ...faults(
        code.document,
        [page.charsetEnd === -1, 'There is no <meta charset>.', first],
        [page.charsetEnd > charsetWithin, `<meta charset> ends at byte ${page.charsetEnd}.`, first],
        [
          metasOf(page, 'viewport').length !== 1 ||
            !viewport.includes('width=device-width') ||
            /user-scalable|maximum-scale/.test(viewport),
          `The viewport is “${viewport}”.`,
          'Write width=device-width, initial-scale=1; do not limit zoom.',
        ],
      ),
    ];
  },
};
