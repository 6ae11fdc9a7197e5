import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { endOf, startOf } from '../mdx/mdx-node';
import { fieldTexts } from '../spoken';
import { atField, atNode } from './place';

/** Shorter paragraphs may repeat on purpose, as a verse does. */
const leastWords = 7;

const isLong = (words: string) => words.split(/\s+/).length >= leastWords;

/** Fields of entries in a list that tell one entry from the others. */
const own = new Set(['title', 'name', 'href', 'icon']);

/** Reports entries of a list that say the same as an entry above: one of them was to be changed. */
function listFindings(source: ContentFile): Finding[] {
  const { file, parsed } = source;
  // The options of a form have a rule of their own, and two links may lead to one page.
  if (file.startsWith('forms/') || file === 'redirects.json' || file === 'layout.json') return [];
  const seen = new Set<string>();
  return fieldTexts(parsed.data).flatMap(({ path, value }): Finding[] => {
    const last = path.at(-1);
    const isEntry = typeof last === 'number' && path.at(-2) === 'items';
    const isOwn = own.has(String(last)) && typeof path.at(-2) === 'number';
    if (!(isEntry || isOwn) || (/^(?:href|icon)$/.test(String(last)) && path[0] !== 'socials'))
      return [];
    const list = path.map((key) => (typeof key === 'number' ? '' : key)).join('.');
    const key = `${list} ${value.trim().toLowerCase()}`;
    if (value.trim() !== '' && seen.has(key)) {
      const message = `"${value}" is in this list already. Change one of them`;
      return [atField(source, path, 'repeated-word', message)];
    }
    seen.add(key);
    return [];
  });
}

/** Labels that stand beside each other and mean opposite things. */
const opposites = [
  ['toDark', 'toLight'],
  ['newer', 'older'],
  ['previous', 'next'],
  ['view', 'hide'],
] as const;

/** Reports two labels of opposite meaning that say the same: one was copied and not changed. */
const oppositeFindings = (source: ContentFile): Finding[] =>
  fieldTexts(source.parsed.data).flatMap(({ path, value }): Finding[] => {
    const [first] = opposites.find(([, second]) => second === path.at(-1)) ?? [];
    if (first === undefined) return [];
    const other = valueAt(source.parsed.data, [...path.slice(0, -1), first]);
    const message = `"${value}" is what "${first}" says, too. Change one of them`;
    return other === value ? [atField(source, path, 'repeated-word', message)] : [];
  });

/** Reports a paragraph that is the same as the one above it. */
const paragraphFindings = ({ tree, text }: ContentFile): Finding[] =>
  (tree.children ?? []).flatMap((node, index, all): Finding[] => {
    const above = all[index - 1];
    const words = text.slice(startOf(node), endOf(node));
    const isSame = above && text.slice(startOf(above), endOf(above)) === words;
    if (node.type !== 'paragraph' || !isSame || !isLong(words)) return [];
    const message = 'This paragraph is the same as the one above. Delete one';
    return [atNode(node, 'repeated-word', message)];
  });

/** Reports what is there twice. */
export const repeatFindings = (file: ContentFile): Finding[] => [
  ...listFindings(file),
  ...oppositeFindings(file),
  ...paragraphFindings(file),
];
