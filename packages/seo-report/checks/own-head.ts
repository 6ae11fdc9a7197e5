import {
  canonicalsOf,
  descriptionOf,
  isIndexable,
  metasOf,
  titleOf,
  type SeoPage,
} from '../model/page';
import { when, type Check } from './check';
import { code, fieldOf } from './places';

const fix = 'Write the head once for each page, in src/head/ only.';

/** Counts the elements that a head has once; rule `canonical` judges the address. */
const singles = (page: SeoPage) => [
  { name: '<title>', found: page.titles, expected: 1 },
  { name: 'description', found: metasOf(page, 'description'), expected: 1 },
  { name: 'robots', found: metasOf(page, 'robots'), expected: 1 },
  { name: 'canonical', found: canonicalsOf(page), expected: isIndexable(page) ? 1 : 0 },
];

export const ownHead: Check = {
  id: 'own-head',
  level: 'must',
  name: 'Every page has its own head',
  why: 'Gatsby renders pages two at a time; a mixed-up head sends searchers to the wrong page.',
  page: (page, site) => [
    ...singles(page).flatMap(({ name, found, expected }) =>
      when(found.length !== expected || found.some(({ inHead }) => !inHead), () => ({
        what: `${name} is there ${found.length} times, ${found.filter(({ inHead }) => inHead).length} in the head; expected: ${expected}.`,
        fix,
        place: code.head,
      })),
    ),
    ...when(titleOf(page) !== page.content.title, () => ({
      what: `The title is “${titleOf(page)}”; content says “${page.content.title}”.`,
      fix: 'Build the site again. If the fault stays, the page has the head of another page.',
      place: fieldOf(page, site, 'title'),
    })),
    ...when(descriptionOf(page) !== page.content.description, () => ({
      what: `The description is “${descriptionOf(page)}”; content says “${page.content.description}”.`,
      fix: 'Build the site again. If the fault stays, the page has the head of another page.',
      place: fieldOf(page, site, 'description'),
    })),
  ],
};
