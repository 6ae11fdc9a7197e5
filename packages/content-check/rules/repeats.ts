import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { endOf, startOf } from '../mdx/mdx-node';
import { fieldTexts, spokenFields } from '../spoken';

/** A verse may come back; this many words are copied. */
const leastWords = 7;

const isLong = (words: string) => words.split(/\s+/).length >= leastWords;

/** Fields of entries in a list that tell one entry from the others. */
const own = new Set(['title', 'href']);

/** Reports entries of a list that say the same as an entry above: one of them was to be changed. */
function listFindings({ file, parsed }: ContentFile): Finding[] {
  // The options of a form have a rule of their own, and two links may lead to one page.
  if (file.startsWith('forms/') || file === 'redirects.json' || file === 'layout.json') return [];
  const seen = new Set<string>();
  return fieldTexts(parsed.data).flatMap(({ path, value }): Finding[] => {
    const last = path.at(-1);
    const isEntry = typeof last === 'number' && path.at(-2) === 'items';
    const isOwn = own.has(String(last)) && typeof path.at(-2) === 'number';
    if (!(isEntry || isOwn) || (last === 'href' && path[0] !== 'socials')) return [];
    const list = path.map((key) => (typeof key === 'number' ? '' : key)).join('.');
    const key = `${list} ${value.trim().toLowerCase()}`;
    if (value.trim() !== '' && seen.has(key)) {
      const message = `"${value}" is in this list already. Change one of them`;
      return [
        { offset: parsed.offsetOf(path), length: value.length, rule: 'repeated-word', message },
      ];
    }
    seen.add(key);
    return [];
  });
}

/** Reports a paragraph that is the same as the one above it. */
function paragraphFindings({ tree, text }: ContentFile): Finding[] {
  const parts = (tree.children ?? []).map((node) => ({
    node,
    words: node.type === 'paragraph' ? text.slice(startOf(node), endOf(node)) : '',
  }));
  return parts.flatMap(({ node, words }, index): Finding[] => {
    const offset = startOf(node);
    if (isLong(words) && parts[index - 1]?.words === words) {
      const message = 'This paragraph is the same as the one above. Delete one';
      return [{ offset, length: words.length, rule: 'repeated-word', message }];
    }
    const [, sentence = ''] = /(?<=^|[.!?] )([^.!?]+[.!?]) \1/.exec(words) ?? [];
    const at = words.lastIndexOf(sentence);
    const message = 'This sentence is the same as the one before. Delete one';
    return isLong(sentence)
      ? [{ offset: offset + at, length: sentence.length, rule: 'repeated-word', message }]
      : [];
  });
}

/** Reports a dash before the name of who said something: the page sets one. */
const dashFindings = (file: ContentFile): Finding[] =>
  file.file.startsWith('testimonials/') && /^[—–-]\s/.test(String(valueAt(file.fields, ['author'])))
    ? [
        {
          offset: file.parsed.offsetOf(['author']),
          rule: 'punctuation',
          message: 'Write the name alone, without a dash before it',
        },
      ]
    : [];

/** Reports a field that ends with a comma: something is missing, or the comma is too much. */
const endFindings = (file: ContentFile): Finding[] =>
  // A line of a text that YAML cut off is reported as such.
  (file.findings.length > 0 || file.parsed.findings.length > 0 ? [] : spokenFields(file))
    .filter(({ value }) => /\p{L} ?[,;]$/u.test(value.trim()))
    .map(({ path, value }) => ({
      offset: file.parsed.offsetOf(path),
      length: value.length,
      rule: 'punctuation' as const,
      message: 'This text ends with a comma. Delete it, or write what follows',
    }));

/** Reports what is there twice, and what begins or ends with a sign that its place does not need. */
export const repeatFindings = (file: ContentFile): Finding[] => [
  ...listFindings(file),
  ...paragraphFindings(file),
  ...dashFindings(file),
  ...endFindings(file),
];
