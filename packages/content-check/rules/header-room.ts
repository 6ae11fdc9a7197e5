import type { ContentFile } from '../content-file';
import { layoutSchema } from '../../../src/content/layout';
import type { Finding, Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { problemsIn } from '../source';

/**
 * The header at 768 px, from where on its links are words, in pixels: what is in it besides words, and
 * the mean width of a letter. Its styles are in `src/layout/`.
 */
const bar = { column: 691, fixed: 153, perLink: 22, letter: 8 };

const longestWord = (words: string) => Math.max(...words.split(' ').map((word) => word.length));

function widthFinding({ parsed }: ContentFile, width: number, count: number): Finding[] {
  if (width <= bar.column) return [];
  const message = `The header has no room for these ${count} links on a tablet. Use five short ones at most, and move the others to the footer`;
  return [{ offset: parsed.offsetOf(['navigation', 'items']), rule: 'header-room', message }];
}

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
    if (first === index) return [];
    const message = `"${items[first]?.label}" has the icon "${icon}", too. On a phone the links are icons only; choose another one`;
    const offset = layout.parsed.offsetOf(['navigation', 'items', index, 'icon']);
    return [{ offset, length: icon.length + 2, rule: 'same-icon', message }];
  });
  return problemsIn('layout.json', layout.text, [
    ...widthFinding(layout, width, items.length),
    ...icons,
  ]);
}
