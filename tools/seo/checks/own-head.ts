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

const fix = 'Let src/head/ alone write the head, and only once for each page.';

/** What stands once in a head, and how often it was found there and elsewhere. */
const singles = (page: SeoPage) => [
  { name: '<title>', found: page.titles, expected: 1 },
  { name: 'description', found: metasOf(page, 'description'), expected: 1 },
  { name: 'robots', found: metasOf(page, 'robots'), expected: 1 },
  { name: 'canonical', found: canonicalsOf(page), expected: isIndexable(page) ? 1 : 0 },
];

export const ownHead: Check = {
  id: 'S0a',
  level: 'must',
  name: 'Every head belongs to its page',
  why: 'Pages are rendered two at a time; a head that slips to its neighbour sends searchers to the wrong page.',
  page: (page, site) => [
    ...singles(page).flatMap(({ name, found, expected }) =>
      when(found.length !== expected || found.some(({ inHead }) => !inHead), () => ({
        what: `${name} stands ${found.length} times, ${found.filter(({ inHead }) => inHead).length} of them in the head, instead of ${expected}.`,
        fix,
        place: code.head,
      })),
    ),
    ...when(titleOf(page) !== page.content.title, () => ({
      what: `The title is “${titleOf(page)}”, its content says “${page.content.title}”.`,
      fix: 'Build the site again; if it stays, the head of another page stands here.',
      place: fieldOf(page, site, 'title'),
    })),
    ...when(descriptionOf(page) !== page.content.description, () => ({
      what: `The description is “${descriptionOf(page)}”, its content says “${page.content.description}”.`,
      fix: 'Build the site again; if it stays, the head of another page stands here.',
      place: fieldOf(page, site, 'description'),
    })),
    ...canonicalsOf(page)
      .filter(({ href }) => !URL.canParse(href) || new URL(href).pathname !== page.path)
      .map(({ href }) => ({
        what: `The canonical address “${href}” is not that of ${page.path}.`,
        fix,
        place: code.head,
      })),
  ],
};
