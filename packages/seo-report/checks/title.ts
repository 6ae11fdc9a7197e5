import { titleOf } from '../model/page';
import { arialWidth } from '../text/arial';
import { titleCharacters, titlePixels, titleSize, within } from '../text/limits';
import { faults, type Check } from './check';
import { fieldOf } from './places';
import { faultsOfRepeats } from './repeats';

/** Titles that say nothing outside the site. */
const bare = /^(home|about|about us|services|contact|contact us|welcome|untitled)$/i;

export const title: Check = {
  id: 'title',
  level: 'must',
  name: 'A unique title of the right length',
  why: 'People click the title in search results and do not read what is cut off.',
  page: (page, site) => {
    const text = titleOf(page);
    const { brand } = site.content.site;
    const { least, most } = titleCharacters;
    const at = fieldOf(page, site, 'title');
    const pixels = Math.round(arialWidth(text, titleSize));
    const own = text.replace(brand, '').replace(/^\W+|\W+$/g, '');
    const long = `The title is ${text.length} characters long.`;
    const named = text.split(brand).length - 1;
    return [
      ...faults(
        at,
        [text.length > most, long, `Cut ${text.length - most} characters; the limit is ${most}.`],
        [text.length < least, long, `Say what the page offers in ${least} or more.`, 'should'],
        [
          !within(pixels, titlePixels),
          `The title is ${pixels} pixels wide in search results.`,
          `Make it ${titlePixels.least} to ${titlePixels.most} pixels wide.`,
        ],
        [
          named !== 1,
          `The title names ${brand} ${named} times.`,
          'Name the brand once, with {brand}.',
        ],
        [
          bare.test(own),
          `Without the brand the title says only “${own}”.`,
          'Say what a visitor finds on the page.',
        ],
      ),
      ...faultsOfRepeats(at, page, site, 'title', titleOf),
    ];
  },
};
