import { nodesIn, startOf, type MdxNode } from '../markdown/tree';
import type { Context, TestRule } from '../rule';

const sourceOf = (node: MdxNode, { file }: Context) =>
  file.text.slice(startOf(node), node.position?.end.offset);

const pageTitle: TestRule = {
  name: 'title-heading',
  severity: 'warning',
  node({ type, depth }, { report }) {
    if (type === 'heading' && depth === 1)
      report({
        message:
          'The page already has a title, so a heading cannot have a single #. Add one # to every heading, and delete this one if it repeats the title',
      });
  },
  examples: {
    reported: ['▸# Words\n\nMore.'],
    accepted: ['### One\n\nWords.\n\n### Two\n\n    # comment'],
  },
};

/** Words that end as a sentence does, or have several lines, above a few hyphens. */
const sentenceWithLine = /^[^#][^]*(?:\.|…|\n[^]*)\s*\n[ >]*-{1,5}\s*$/;

const accidentalHeading: TestRule = {
  name: 'accidental-heading',
  severity: 'warning',
  node(node, context) {
    if (node.type === 'heading' && sentenceWithLine.test(sourceOf(node, context)))
      context.report({
        message:
          'The line of hyphens under these words makes them a heading. Put an empty line between the two',
      });
  },
  examples: {
    reported: ['▸We wrote it down.\n---\n\nWords.'],
    accepted: ['Words.\n\nSecond\n------\n\nWords.', 'We wrote it down.\n\n---\n\nWords.'],
  },
};

/** Returns the entries of a list with the numbers that were typed. Other lists have none. */
function numbersIn({ type, ordered, children = [] }: MdxNode, context: Context) {
  if (type !== 'list' || !ordered) return [];
  return children.map((entry) => ({ entry, number: parseInt(sourceOf(entry, context), 10) }));
}

/** `2026. What a year.` No list begins with three digits. */
const isYear = (number: number) => number > 99;

/** Warns of numbers that the page shows as others, or as a list: there, they go up by one. */
const listNumbers: TestRule = {
  name: 'list-numbers',
  severity: 'warning',
  node(node, context) {
    const numbers = numbersIn(node, context);
    const first = numbers[0]?.number ?? 1;
    // A list of ones is the usual way to let Markdown count.
    const index = isYear(first)
      ? 0
      : numbers.findIndex(({ number }, at) => number !== 1 && number !== first + at);
    const found = numbers[index];
    if (found)
      context.report({
        at: [startOf(found.entry)],
        message: isYear(first)
          ? `A line that begins with a number and a full stop becomes a list. Write a backslash before the full stop: ${first}\\.`
          : `${found.number}. is shown as ${first + index}. Write a backslash before the full stop of each number: ${found.number}\\.`,
      });
  },
  examples: {
    reported: ['10. Ten\n▸9. Nine', '▸2026. What a year.'],
    accepted: [
      '1. One\n1. Two\n\nWords.\n\n3. Three\n4. Four',
      '2025 was long. So is\n2026. What a year.',
      '2026\\. What a year.',
    ],
  },
};

const codeBlock: TestRule = {
  name: 'open-code-block',
  severity: 'warning',
  node(node, context) {
    const source = sourceOf(node, context).trimEnd();
    const fence = source.slice(0, 3);
    const [, ...others] = source.split('\n');
    if (node.type === 'code' && ['```', '~~~'].includes(fence) && !others.at(-1)?.endsWith(fence))
      context.report({
        message: `This code block does not end, so all that follows is code. Write ${fence} on a line of its own after it`,
      });
  },
  examples: {
    reported: ['▸```js\ngo()\n\nWords.', '> - ▸~~~\n>   go()\n\nWords.'],
    accepted: ['```js\ngo()\n```\n\n> - ~~~\n>   go()\n>   ~~~~\n\n    a'],
  },
};

const isShown = ({ type, value }: MdxNode) =>
  type.startsWith('image') || type.startsWith('mdx') || Boolean(value?.trim());

const noWords: TestRule = {
  name: 'no-words',
  severity: 'warning',
  node(node, { report }) {
    const needsWords = ['heading', 'link', 'linkReference'].includes(node.type);
    if (needsWords && !nodesIn(node).some(isShown))
      report({
        message: `This ${node.type === 'heading' ? 'heading' : 'link'} has no words. Write them, or delete it`,
      });
  },
  examples: {
    reported: ['See ▸[](/services/) it.', 'Words.\n\n▸##\n\nMore.'],
    accepted: ['See [{brand}](/services/).'],
  },
};

const picture: TestRule = {
  name: 'markdown-picture',
  severity: 'error',
  node({ type }, { report }) {
    if (type.startsWith('image'))
      report({
        message:
          'A picture has a tag of its own. Save it in content/images/, and write <Figure picture="images/…" alt="…" /> on a line of its own',
      });
  },
  examples: {
    reported: ['Words.\n\n▸![A pen](/pen.jpg)'],
    accepted: ['<Figure picture="images/hero-light.jpg" alt="A pen" />'],
  },
};

/** What Markdown takes for something else than the writer meant. */
export const textStructure: readonly TestRule[] = [
  pageTitle,
  accidentalHeading,
  listNumbers,
  codeBlock,
  noWords,
  picture,
];
