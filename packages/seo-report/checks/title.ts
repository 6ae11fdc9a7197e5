import { titleOf } from '../model/page';
import { arialWidth } from '../text/arial';
import { titleCharacters, titlePixels, titleSize } from '../text/limits';
import { when, type Check } from './check';
import { fieldOf } from './places';
import { repeatsOf } from './repeats';

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
    const place = fieldOf(page, site, 'title');
    const pixels = Math.round(arialWidth(text, titleSize));
    const own = text.replace(brand, '').replace(/^\W+|\W+$/g, '');
    return [
      ...when(text.length > titleCharacters.most, () => ({
        what: `The title is ${text.length} characters long.`,
        fix: `Cut ${text.length - titleCharacters.most} characters; the limit is ${titleCharacters.most}.`,
        place,
      })),
      ...when(text.length < titleCharacters.least, () => ({
        what: `The title is ${text.length} characters long.`,
        fix: `Say what the page offers in ${titleCharacters.least} characters or more.`,
        place,
        level: 'should',
      })),
      ...when(pixels > titlePixels.most || pixels < titlePixels.least, () => ({
        what: `The title is ${pixels} pixels wide in search results.`,
        fix: `Make it ${titlePixels.least} to ${titlePixels.most} pixels wide.`,
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
        fix: 'Give each page its own title.',
        place,
      })),
    ];
  },
};
