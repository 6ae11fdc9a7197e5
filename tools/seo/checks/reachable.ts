import { clickDepths, orphansOf } from '../links';
import { isIndexable } from '../model/page';
import { when, type Check } from './check';
import { settingsOfLayout } from './places';

const farthest = 2;

export const reachable: Check = {
  id: 'S16',
  // A writer may publish a page before linking to it.
  level: 'should',
  name: 'Two clicks from the home page',
  why: 'A page to which nothing leads is neither found nor thought important.',
  page: (page, site) => {
    if (!isIndexable(page)) return null;
    const depth = clickDepths(site).get(page.path);
    return [
      ...when(orphansOf(site).includes(page), () => ({
        what: 'No other page leads here.',
        fix: 'Link to it in the header, in the footer or in a text.',
        place: settingsOfLayout(site),
      })),
      ...when(depth === undefined || depth > farthest, () => ({
        what:
          depth === undefined
            ? 'No way leads here from the home page.'
            : `It takes ${depth} clicks from the home page.`,
        fix: `Lead here within ${farthest}.`,
        place: settingsOfLayout(site),
      })),
    ];
  },
};
