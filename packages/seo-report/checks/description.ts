import { descriptionOf, titleOf } from '../model/page';
import { descriptionCharacters, fullDescription } from '../text/limits';
import { faults, type Check } from './check';
import { fieldOf } from './places';
import { faultsOfRepeats } from './repeats';

export const description: Check = {
  id: 'description',
  level: 'must',
  name: 'A unique description in full sentences',
  why: 'Search engines show it under the title if it answers the search; otherwise they choose other words.',
  page: (page, site) => {
    const text = descriptionOf(page);
    const { least, most } = descriptionCharacters;
    const long = `The description is ${text.length} characters long`;
    const best = `${fullDescription} characters or more is best.`;
    const at = fieldOf(page, site, 'description');
    return [
      ...faults(
        at,
        [
          text.length > most,
          `${long}.`,
          `Cut ${text.length - most} characters; the limit is ${most}.`,
        ],
        [text.length < least, `${long}.`, `Write at least ${least}; ${best}`],
        [
          text.length >= least && text.length < fullDescription,
          `${long} and leaves its second line half empty.`,
          `Say why a searcher should choose this page; ${best}`,
          'should',
        ],
        [
          !/[.!?]$/.test(text),
          'The description does not end as a sentence.',
          'End it with a full stop.',
        ],
        [
          text === titleOf(page),
          'The description repeats the title.',
          'Say more than the title does.',
        ],
      ),
      ...faultsOfRepeats(at, page, site, 'description', descriptionOf),
    ];
  },
};
