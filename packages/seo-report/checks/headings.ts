import { mainHeadingOf } from '../model/page';
import { faults, type Check } from './check';
import { fieldOf, textOf } from './places';
import { faultsOfRepeats } from './repeats';

/** Judges what html-validate leaves out: it finds a second main heading, empty ones and skipped levels. */
export const headings: Check = {
  id: 'headings',
  level: 'must',
  name: 'A main heading of its own',
  why: 'The main heading tells search engines and screen readers what the page is about.',
  page: (page, site) => [
    ...faults(fieldOf(page, site, 'hero', 'headline'), [
      mainHeadingOf(page) === '',
      'The page has no main heading.',
      'Write one <h1>: the headline of the first band.',
    ]),
    ...faultsOfRepeats(
      textOf(page, site, mainHeadingOf(page)),
      page,
      site,
      'main heading',
      mainHeadingOf,
    ),
  ],
};
