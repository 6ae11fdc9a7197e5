import { isIndexable, metaOf } from '../model/page';
import { faults, type Check } from './check';
import { code, fieldOf } from './places';

/** Pages that must never be in search results, even if their content allows it. */
const alwaysHidden = ['/404.html', '/404/', '/newsletter-confirmation/'];

export const indexability: Check = {
  id: 'indexability',
  level: 'must',
  name: 'Each page is clearly in search or hidden from it',
  why: 'A stray noindex removes a page from search; a missing one adds the 404 page.',
  page: (page, site) => {
    const robots = metaOf(page, 'robots');
    const meta = `robots meta is “${robots}”`;
    const setting = fieldOf(page, site, 'hidden');
    const address = site.content.site.address + page.path;
    if (isIndexable(page)) {
      return [
        ...faults(
          code.head,
          [
            /\b(noindex|none)\b/.test(robots),
            `The ${meta}, but the content does not hide the page.`,
            'Remove noindex, or set hidden: true in the page.',
          ],
          [
            !robots.includes('max-image-preview:large'),
            `The ${meta} and does not allow large pictures.`,
            'Add max-image-preview:large.',
          ],
        ),
        ...faults(setting, [
          alwaysHidden.includes(page.path),
          'The page may appear in search results.',
          'Set hidden: true.',
        ]),
      ];
    }
    return [
      ...faults(code.head, [
        !/\bnoindex\b/.test(robots),
        `The page is hidden, but its ${meta}.`,
        'Write noindex into its robots meta.',
      ]),
      ...faults(
        setting,
        [
          site.sitemap?.urls.some(({ loc }) => loc === address) === true,
          'The page is hidden, but the sitemap lists it.',
          'Leave hidden pages out of the sitemap.',
        ],
        [
          site.robots?.mayFetch(page.path) === false,
          'robots.txt blocks the page, so robots cannot read its noindex.',
          'Allow the path.',
        ],
      ),
    ];
  },
};
