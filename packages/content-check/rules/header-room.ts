import { layoutSchema } from '../../../src/content/layout';
import type { Finding, Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { atField } from './place';

/**
 * The header at 768 px, from where on its links are words, in pixels: what is in it besides words, and
 * the mean width of a letter. Its styles are in `src/layout/`.
 */
const bar = { column: 691, fixed: 153, perLink: 22, letter: 8 };

/** How many links there is room for, if they are short. */
const mostLinks = 5;

/** The button may take two lines. */
const longestButton = 40;

const longestWord = (words: string) => Math.max(...words.split(' ').map((word) => word.length));

/** Reports a header that is too wide for a tablet, and links in it that share an icon. */
export function headerRoom({ files, tokens }: SiteIndex): Problem[] {
  const layout = files.find(({ file }) => file === 'layout.json');
  if (!layout?.entry) return [];
  const { items, action } = layoutSchema.parse(layout.entry.data).navigation;
  const letters =
    items.reduce((sum, { label }) => sum + label.length, 0) +
    longestWord(action.label) +
    longestWord(tokens.brand ?? '');
  const width = bar.fixed + bar.perLink * items.length + bar.letter * letters;
  const icons = items.flatMap(({ icon }, index): Finding[] => {
    const first = items.findIndex((other) => other.icon === icon);
    const path = ['navigation', 'items', index];
    const same = items.findIndex((other) => other.href === items[index]?.href);
    if (same < index) {
      const message = `"${items[same]?.label}" leads to this page, too. Correct the address of one of them, or delete it`;
      return [atField(layout, [...path, 'href'], 'repeated-word', message)];
    }
    if (first === index) return [];
    const message = `"${items[first]?.label}" also has the icon "${icon}". On a phone the links are icons only. Choose another one`;
    return [atField(layout, [...path, 'icon'], 'same-icon', message)];
  });
  const tooMany = `The header has no room for these ${items.length} links on a tablet. Use five short ones at most, and move the others to the footer`;
  const lengths = items.map(({ label }) => label.length);
  const longest = Math.max(...lengths);
  const tooLong = `The header has no room on a tablet for these ${items.length} links. This one is the longest, with ${longest} characters. Shorten it`;
  const path = ['navigation', 'items'];
  const room =
    items.length > mostLinks
      ? atField(layout, path, 'header-room', tooMany)
      : atField(layout, [...path, lengths.indexOf(longest), 'label'], 'header-room', tooLong);
  const button = `This button is ${action.label.length} characters long; the header has room for ${longestButton}. Shorten it`;
  const long = atField(layout, ['navigation', 'action', 'label'], 'header-room', button);
  return problemsIn('layout.json', layout.text, [
    ...(action.label.length > longestButton ? [long] : []),
    ...(width > bar.column ? [room] : []),
    ...icons,
  ]);
}
