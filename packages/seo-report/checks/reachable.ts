import { clickDepths, orphansOf } from '../links';
import { isIndexable } from '../model/page';
import { faults, type Check } from './check';

const farthest = 2;

export const reachable: Check = {
  id: 'reachable',
  // A writer may publish a page before linking to it.
  level: 'should',
  name: 'Every page is two clicks from the home page or closer',
  why: 'Search engines overlook pages without links to them.',
  page: (page, site) => {
    if (!isIndexable(page)) return null;
    const depth = clickDepths(site).get(page.path);
    return faults(
      () => site.content.placeOf('content/layout.json', ['navigation']),
      [
        orphansOf(site).includes(page),
        'No other page links here.',
        'Link to it in the header, the footer or a text.',
      ],
      [
        depth === undefined || depth > farthest,
        depth === undefined
          ? 'No path of links leads here from the home page.'
          : `It takes ${depth} clicks from the home page.`,
        'Link to it from a page that is closer.',
      ],
    );
  },
};
