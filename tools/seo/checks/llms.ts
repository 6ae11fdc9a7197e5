import { canonicalOf, isIndexable } from '../model/page';
import { distinctPages } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code } from './places';

const fault = (what: string, fix: string): Fault => ({ what, fix, place: code.llms });

export const llms: Check = {
  id: 'S35',
  level: 'advice',
  name: 'llms.txt, a table of contents for language models',
  why: 'A proposed convention: one short page of links that assistants can read at once.',
  site: (site) =>
    site.llms === ''
      ? [fault('There is no llms.txt.', 'Write one with the build.')]
      : [
          ...when(!/^# \S/m.test(site.llms), () =>
            fault('llms.txt has no heading.', 'Start it with “# ” and the brand.'),
          ),
          ...distinctPages(site)
            .filter((page) => isIndexable(page) && !site.llms.includes(`(${canonicalOf(page)})`))
            .map((page) =>
              fault(`llms.txt does not link to ${canonicalOf(page)}.`, 'Add a line for it.'),
            ),
        ],
};
