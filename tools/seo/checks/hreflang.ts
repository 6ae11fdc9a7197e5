import type { Check } from './check';
import { code } from './places';

export const hreflang: Check = {
  id: 'S28',
  level: 'should',
  name: 'No other languages are promised',
  why: 'A link to a translation that is not there confuses search engines about the one that is.',
  page: ({ links }) =>
    links
      .filter((link) => link.hreflang !== '')
      .map((link) => ({
        what: `The page promises “${link.hreflang}” at ${link.href}.`,
        fix: 'Take it out: the site has one language.',
        place: code.head,
      })),
};
