import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { endOf, isBlank, isComponent, startOf, wordsOf } from '../mdx/mdx-node';
import { fieldTexts } from '../spoken';
import { atField, atNode } from './place';

/** Shorter paragraphs may repeat on purpose, as a verse does. */
const leastWords = 7;

const countOf = (words: string) => words.split(/\s+/).length;

/** Fields of entries in a list that tell one entry from the others. */
const own = new Set(['title', 'name', 'href', 'icon', 'label']);

/** Reports entries of a list that say the same as an entry above: one of them was to be changed. */
function listFindings(source: ContentFile): Finding[] {
  const { file, parsed } = source;
  // Redirects and the links of the header have rules of their own, and so have the values of options.
  if (file === 'redirects.json') return [];
  const seen = new Set<string>();
  const reported = new Set<string>();
  return fieldTexts(parsed.data).flatMap(({ path, value }): Finding[] => {
    const last = path.at(-1);
    const isEntry = typeof last === 'number' && path.at(-2) === 'items';
    const isOwn = own.has(String(last)) && typeof path.at(-2) === 'number';
    if (!(isEntry || isOwn) || path[0] === 'navigation') return [];
    if (/^(?:href|icon)$/.test(String(last)) && path[0] !== 'socials') return [];
    const list = path.map((key) => (typeof key === 'number' ? '' : key)).join('.');
    const key = `${list} ${value.trim().toLowerCase()}`;
    if (value.trim() !== '' && seen.has(key)) {
      // An entry that is there twice as a whole is named once.
      const entry = (isEntry ? path : path.slice(0, -1)).join('.');
      if (reported.has(entry)) return [];
      reported.add(entry);
      const message = `"${value}" is in this list already. Change one of them`;
      return [atField(source, path, 'repeated-word', message)];
    }
    seen.add(key);
    return [];
  });
}

/** Pairs of labels with opposite meanings. */
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
    const message = `"${value}" is also what "${first}" says. Change one of them`;
    return other === value ? [atField(source, path, 'repeated-word', message)] : [];
  });

/** Reports words of a form that it also uses for something else: a failure that reads as a success. */
function formFindings(source: ContentFile): Finding[] {
  if (!source.file.startsWith('forms/')) return [];
  const seen = new Map<string, string>();
  return fieldTexts(source.parsed.data).flatMap(({ path, value }): Finding[] => {
    if (!['title', 'label', 'missing'].includes(String(path.at(-1)))) return [];
    const other = seen.get(value);
    seen.set(value, path.join('.'));
    // Two states after a success may say the same.
    if (other === undefined || other.startsWith(`${path[0]}.`)) return [];
    return [atField(source, path, 'repeated-word', `"${other}" says the same. Change one of them`)];
  });
}

/** Reports paragraphs that are on the page already. A short paragraph may come back later. */
function blockFindings({ tree, text }: ContentFile): Finding[] {
  const seen = new Map<string, number>();
  return (tree.children ?? []).flatMap((node, index): Finding[] => {
    const words = text.slice(startOf(node), endOf(node));
    const above = seen.get(words);
    seen.set(words, index);
    if (above === undefined) return [];
    // An entry that is shown twice is another rule's.
    const part = node.children?.length === 1 ? (node.children[0] ?? node) : node;
    const isEntry = node.attributes?.some(({ name }) => name === 'name');
    if ((isComponent(node) || isComponent(part)) && above === index - 1 && isEntry !== true)
      return [atNode(node, 'repeated-word', 'This is the same as the one above. Delete one')];
    const least = above === index - 1 ? leastWords : 2 * leastWords;
    if (node.type !== 'paragraph' || countOf(words) < least) return [];
    const place = above === index - 1 ? 'is the same as the one above' : 'is on the page already';
    return [atNode(node, 'repeated-word', `This paragraph ${place}. Delete one`)];
  });
}

const plainWords = (words: string) => words.replace(/[*_]/g, '').trim().toLowerCase();

/** Reports a text that begins with the title of its page. */
function titleTwice({ tree, fields, kind }: ContentFile): Finding[] {
  const [first] = (tree.children ?? []).filter((node) => !isBlank(node));
  const title = kind?.type === 'Article' ? fields.title : fields.headline;
  if (first?.type !== 'heading' || typeof title !== 'string') return [];
  const isSame = plainWords(wordsOf(first, {})) === plainWords(title);
  const message = 'The page shows its title above the text. Delete this heading';
  return isSame ? [atNode(first, 'repeated-word', message)] : [];
}

/** Reports what is there twice. */
export const repeatFindings = (file: ContentFile): Finding[] => [
  ...listFindings(file),
  ...oppositeFindings(file),
  ...formFindings(file),
  ...blockFindings(file),
  ...titleTwice(file),
];
