import { descriptionOf, titleOf } from '../model/page';
import { descriptionCharacters, fullDescription } from '../text/limits';
import { when, type Check } from './check';
import { fieldOf } from './places';
import { repeatsOf } from './repeats';

export const description: Check = {
  id: 'S2',
  level: 'must',
  name: 'A description that reads as sentences',
  why: 'Search engines show it under the title when it answers what was asked; otherwise they pick words of their own.',
  page: (page, site) => {
    const text = descriptionOf(page);
    const { least, most } = descriptionCharacters;
    const place = fieldOf(page, site, 'description');
    return [
      ...when(text.length > most, () => ({
        what: `The description has ${text.length} characters.`,
        fix: `Cut ${text.length - most} of them: ${most} is the most.`,
        place,
      })),
      ...when(text.length < least, () => ({
        what: `The description has ${text.length} characters.`,
        fix: `Write at least ${least}; ${fullDescription} or more read best.`,
        place,
      })),
      ...when(text.length >= least && text.length < fullDescription, () => ({
        what: `The description has ${text.length} characters and leaves its second line half empty.`,
        fix: `Add what makes a searcher choose this page: ${fullDescription} or more read best.`,
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
        fix: 'Give each page a description of its own.',
        place,
      })),
    ];
  },
};
