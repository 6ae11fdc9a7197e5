import { headingsOf, type SeoPage } from '../model/page';
import { when, type Check } from './check';
import { fieldOf, textOf } from './places';
import { repeatsOf } from './repeats';

const mainHeading = (page: SeoPage) => headingsOf(page, 1)[0]?.text ?? '';

export const headings: Check = {
  id: 'S3',
  level: 'must',
  name: 'One main heading, and no skipped level',
  why: 'Headings are the table of contents that search engines and screen readers go by.',
  page: (page, site) => [
    ...when(headingsOf(page, 1).length !== 1, () => ({
      what: `The page has ${headingsOf(page, 1).length} main headings.`,
      fix: 'Keep one <h1>: the headline of the first band.',
      place: fieldOf(page, site, 'hero', 'headline'),
    })),
    ...page.headings
      .filter(({ text }) => text === '')
      .map(({ level }) => ({
        what: `A heading of level ${level} is empty.`,
        fix: 'Write its words, or take it out.',
        place: fieldOf(page, site),
      })),
    ...page.headings.flatMap(({ level, text }, index, all) => {
      const before = all[index - 1]?.level ?? 0;
      return when(level > before + 1, () => ({
        what:
          before === 0
            ? `The page starts with “${text}”, of level ${level}.`
            : `“${text}”, of level ${level}, follows a heading of level ${before}.`,
        fix: `Make it level ${before + 1}.`,
        place: textOf(page, site, text),
      }));
    }),
    ...repeatsOf(page, site, mainHeading).map((other) => ({
      what: `${other.path} has the same main heading, “${mainHeading(page)}”.`,
      fix: 'Give each page a headline of its own.',
      place: textOf(page, site, mainHeading(page)),
    })),
  ],
};
