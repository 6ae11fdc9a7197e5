import { titleOf } from '../model/page';
import { arialWidth } from '../text/arial';
import { titleCharacters, titlePixels, titleSize } from '../text/limits';
import { when, type Check } from './check';
import { fieldOf } from './places';
import { repeatsOf } from './repeats';

/** Names of pages that say nothing without the site around them. */
const bare = /^(home|about|about us|services|contact|contact us|welcome|untitled)$/i;

export const title: Check = {
  id: 'S1',
  level: 'must',
  name: 'A title of its own, of the right length',
  why: 'The title is the line that people click in search results; what is cut off is not read.',
  page: (page, site) => {
    const text = titleOf(page);
    const { brand } = site.content.site;
    const place = fieldOf(page, site, 'title');
    const pixels = Math.round(arialWidth(text, titleSize));
    const own = text.replace(brand, '').replace(/^\W+|\W+$/g, '');
    return [
      ...when(text.length > titleCharacters.most, () => ({
        what: `The title has ${text.length} characters.`,
        fix: `Cut ${text.length - titleCharacters.most} of them: ${titleCharacters.most} is the most.`,
        place,
      })),
      ...when(text.length < titleCharacters.least, () => ({
        what: `The title has ${text.length} characters.`,
        fix: `Use the room: say in ${titleCharacters.least} or more what the page offers.`,
        place,
        level: 'should',
      })),
      ...when(pixels > titlePixels.most || pixels < titlePixels.least, () => ({
        what: `The title is ${pixels} pixels wide in search results.`,
        fix: `Bring it to between ${titlePixels.least} and ${titlePixels.most}.`,
        place,
      })),
      ...when(text.split(brand).length !== 2, () => ({
        what: `The title names ${brand} ${text.split(brand).length - 1} times.`,
        fix: 'Name the brand once, with {brand}.',
        place,
      })),
      ...when(bare.test(own), () => ({
        what: `Without the brand the title says only “${own}”.`,
        fix: 'Say what a visitor finds on the page.',
        place,
      })),
      ...repeatsOf(page, site, titleOf).map((other) => ({
        what: `${other.path} has the same title.`,
        fix: 'Give each page a title of its own.',
        place,
      })),
    ];
  },
};
