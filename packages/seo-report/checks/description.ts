import { descriptionOf, titleOf } from '../model/page';
import { descriptionCharacters, fullDescription } from '../text/limits';
import { when, type Check } from './check';
import { fieldOf } from './places';
import { repeatsOf } from './repeats';

export const description: Check = {
  id: 'description',
  level: 'must',
  name: 'A unique description in full sentences',
  why: 'Search engines show it under the title if it answers the search; otherwise they choose other words.',
  page: (page, site) => {
    const text = descriptionOf(page);
    const { least, most } = descriptionCharacters;
    const place = fieldOf(page, site, 'description');
    return [
      ...when(text.length > most, () => ({
        what: `The description is ${text.length} characters long.`,
        fix: `Cut ${text.length - most} characters; the limit is ${most}.`,
        place,
      })),
      ...when(text.length < least, () => ({
        what: `The description is ${text.length} characters long.`,
        fix: `Write at least ${least} characters; ${fullDescription} or more is best.`,
        place,
      })),
      ...when(text.length >= least && text.length < fullDescription, () => ({
        what: `The description is ${text.length} characters long and leaves its second line half empty.`,
        fix: `Say why a searcher should choose this page; ${fullDescription} characters or more is best.`,
        place,
        level: 'should',
      })),
      ...when(!/[.!?]$/.test(text), () => ({
        what: 'The description does not end as a sentence.',
        fix: 'End it with a full stop.',
        place,
      })),
      ...when(text === titleOf(page), () => ({
        what: 'The description repeats the title.',
        fix: 'Say more than the title does.',
        place,
      })),
      ...repeatsOf(page, site, descriptionOf).map((other) => ({
        what: `${other.path} has the same description.`,
        fix: 'Give each page its own description.',
        place,
      })),
    ];
  },
};
