import { headingsOf, type SeoPage } from '../model/page';
import { when, type Check } from './check';
import { fieldOf, textOf } from './places';
import { repeatsOf } from './repeats';

const mainHeading = (page: SeoPage) => headingsOf(page, 1)[0]?.text ?? '';

/** Judges what html-validate leaves out: it finds a second main heading, empty ones and skipped levels. */
export const headings: Check = {
  id: 'headings',
  level: 'must',
  name: 'A main heading of its own',
  why: 'The main heading tells search engines and screen readers what the page is about.',
  page: (page, site) => [
    ...when(mainHeading(page) === '', () => ({
      what: 'The page has no main heading.',
      fix: 'Write one <h1>: the headline of the first band.',
      place: fieldOf(page, site, 'hero', 'headline'),
    })),
    ...repeatsOf(page, site, mainHeading).map((other) => ({
      what: `${other.path} has the same main heading, “${mainHeading(page)}”.`,
      fix: 'Give each page its own headline.',
      place: textOf(page, site, mainHeading(page)),
    })),
  ],
};
