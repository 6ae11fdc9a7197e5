import type { Root } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { nodesIn, wordsOf, type MdxNode } from './mdx';
import type { Report } from './report';

/** The message for each rule of the libraries, by its name. */
const advice: Readonly<Record<string, string>> = {
  'heading-increment':
    'This heading skips a level. Begin it with one # more than the heading above it',
  'no-duplicate-headings-in-section': 'Two headings of one section have the same words. Change one',
  'no-heading-punctuation': 'Delete the punctuation at the end of this heading',
  'retext-repeated-words': 'This word is here twice. Delete one of the two',
};

const headingRules = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoHeadingPunctuation, ',:;')
  .use(remarkLintNoDuplicateHeadingsInSection);
const proseRules = unified().use(retextIndefiniteArticle).use(retextRepeatedWords);
const english = new ParseEnglish();

/** Words that join others, and that nobody repeats on purpose. */
const functionWords = new Set('a an and as at but by for from if in into is it its not of on or our so than the their then there these they this to was we were with you your'.split(' ')); // prettier-ignore

/** Returns whether the libraries have anything to look at: they take most of the time. */
function isSuspect(words: string): boolean {
  const list = words.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return list.some((word, index) => {
    const next = list[index + 1] ?? '';
    if (word === next) return functionWords.has(word);
    // Before most letters there is no doubt about “a” and “an”.
    if (word === 'a') return !/^[bcdfgjklmnpqrstvwyz]\p{Ll}*[aeiouy]/u.test(next);
    return word === 'an' && !/^[aio](?!ne|nce)/.test(next);
  });
}

const isRoot = (tree: MdxNode): tree is MdxNode & Root => tree.type === 'root';

/** Warns of slips in a text, by those rules of remark-lint and retext that are rarely wrong. */
export function checkProse(tree: MdxNode, text: string, language: string, report: Report): void {
  const file = new VFile(text);
  const nodes = nodesIn(tree);
  // The rules visit every node, and look at headings alone.
  const outline = { ...tree, children: nodes.filter(({ type }) => type === 'heading') };
  if (isRoot(outline)) headingRules.runSync(outline, file);
  const paragraphs = language.startsWith('en')
    ? nodes.filter((node) => node.type === 'paragraph' && isSuspect(wordsOf(node, {})))
    : [];
  const suspect = { ...tree, children: paragraphs };
  if (paragraphs.length > 0 && isRoot(suspect))
    proseRules.runSync(toNlcst(suspect, file, english), file);
  for (const { place, source, ruleId, actual, expected } of file.messages) {
    const rule = (source === 'remark-lint' ? ruleId : source) ?? 'prose';
    const start = (place && 'start' in place ? place.start : place)?.offset ?? 0;
    const [first = '', second = '[\\p{L}\\p{N}’-]+'] = (actual ?? '').split(/\s+/);
    if (rule === 'retext-repeated-words' && !functionWords.has(first.toLowerCase())) continue;
    // The libraries count an entity as one character, so words may begin after their place.
    const words = new RegExp(`(?<!\\p{L})${first}\\s+[^\\p{L}\\p{N}]*(${second})`, 'u');
    const found = actual == null ? null : words.exec(text.slice(start));
    const meant = `“${first} ${found?.[1] ?? ''}”: did you mean “${expected?.[0] ?? ''} ${found?.[1] ?? ''}”?`;
    report(start + (found?.index ?? 0), rule, advice[rule] ?? meant, 'warning');
  }
}
