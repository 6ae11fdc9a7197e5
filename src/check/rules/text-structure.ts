import { isPage } from '../../content/content-types';
import { languageProblem, textLanguage } from '../../content/text/language';
import { nodesIn, rangeOf, startOf, textContent, type MdxNode } from '../../reader/markdown/tree';
import type { Context, TestRule } from '../rule';

const sourceOf = (node: MdxNode, { file }: Context) => file.text.slice(...rangeOf(node));

function reportHeadingLevels(tree: MdxNode, context: Context): void {
  const { file, report } = context;
  // Above the first heading is the title, in a page.
  let level = isPage(file) ? 1 : 6;
  for (const heading of nodesIn(tree).filter(({ type }) => type === 'heading')) {
    const { depth = 2 } = heading;
    const skipped = '#'.repeat(Math.max(0, depth - level - 1));
    level = depth;
    if (depth === 1 || skipped)
      report({
        at: rangeOf(heading),
        message: skipped
          ? `This heading skips a level. Delete ${skipped}`
          : sourceOf(heading, context).endsWith('=')
            ? 'The line of = under these words makes them a heading with a single #. Write ## before them instead, or delete the line'
            : 'The page already has a title, so a heading cannot have a single #. Add one # to every heading, and delete this one if it repeats the title',
      });
  }
}

/** Words that end as a sentence does, or have several lines, above a few hyphens. */
const sentenceWithLine = /^[^#][^]*(?:\.|…|\n[^]*)\s*\n[ >]*-{1,5}\s*$/;

/** Returns the entries of a list with the numbers that were typed. Other lists have none. */
function numbersIn({ type, ordered, children = [] }: MdxNode, context: Context) {
  if (type !== 'list' || !ordered) return [];
  return children.map((entry) => {
    const number = parseInt(sourceOf(entry, context), 10);
    return { entry, number, stop: /[.)]/.exec(sourceOf(entry, context))?.[0] };
  });
}

/** Returns the months of a language as they are beside a day: März, října. */
function monthsOf(language: string): string[] {
  if (languageProblem(language) !== undefined) return [];
  const styles = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' }),
  );
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2000, month)));
  return styles
    .flatMap((style) => days.flatMap((day) => style.formatToParts(day)))
    .flatMap(({ type, value }) => (type === 'month' ? value.toLowerCase() : []));
}

/** `2026. What a year.`, `3. Oktober`, `17. 05. 2016`, `2. Weltkrieg`: a list of one entry that no other list continues. */
function isSentence(list: MdxNode, siblings: readonly MdxNode[], context: Context): boolean {
  const [first, ...others] = numbersIn(list, context);
  if (!first || others.length > 0) return first !== undefined && first.number > 99;
  const { file, site } = context;
  const [begins] = first.entry.children ?? [];
  const words = textContent(first.entry, {}).toLowerCase();
  const months = monthsOf(textLanguage(file.fields, site.language));
  const isDate = months.some((month) => words.startsWith(`${month} `));
  const numbers = siblings.flatMap((one) => (one === list ? [] : numbersIn(one, context)));
  const isAlone = numbers.every(({ number }) => Math.abs(number - first.number) > 1);
  return begins?.type === 'list' || isDate || (isAlone && first.number > 1);
}

/** Reports numbers that become a list or show as others: on the page, they go up by one. */
function reportNumbers(node: MdxNode, context: Context): void {
  const { children: siblings = [] } = node;
  // `17. 05. 2016` is a list in a list in a list. Only the outermost is reported.
  const isInDate = node.type === 'listItem' && parseInt(sourceOf(node, context), 10) >= 0;
  for (const list of isInDate ? siblings.slice(1) : siblings) {
    const numbers = numbersIn(list, context);
    const first = numbers[0]?.number ?? 1;
    const isWords = isSentence(list, siblings, context);
    // A list of ones is the usual way to let Markdown count.
    const index = isWords
      ? 0
      : numbers.findIndex(({ number }, at) => number !== 1 && number !== first + at);
    const { entry, number, stop } = numbers[index] ?? {};
    if (entry)
      context.report({
        at: [startOf(entry)],
        message: isWords
          ? `A line that begins with a number becomes a list. Write a backslash after it: ${number}\\${stop}`
          : `${number}${stop} is shown as ${first + index}. Write ${first + index}${stop}, or, to show ${number}${stop}, put an empty line before each entry, and a backslash into its number: ${number}\\${stop}`,
      });
  }
}

/** Reports lists that begin with 1 again where they go on: after a picture or code, or where each has one entry. */
function reportNewBeginnings({ children = [] }: MdxNode, context: Context): void {
  let before: MdxNode | undefined;
  let next = 1;
  let areWordsBetween = false;
  for (const node of children) {
    const [first, ...others] = numbersIn(node, context);
    const [onlyChild] = node.children?.length === 1 ? node.children : [];
    const isTitle = node.type === 'paragraph' && onlyChild?.type === 'strong';
    if (['heading', 'thematicBreak'].includes(node.type) || isTitle) before = undefined;
    if (!first) areWordsBetween ||= ['paragraph', 'list'].includes(node.type);
    if (!first || isSentence(node, children, context)) continue;
    const haveOneEntry = before?.children?.length === 1 && others.length === 0;
    const goesOn = before && first.number === 1 && next > 1 && (haveOneEntry || !areWordsBetween);
    if (goesOn)
      context.report({
        at: [startOf(first.entry)],
        message: `This list begins with 1 again. Number it from ${next} to go on, or put a heading before it to begin anew`,
      });
    next = (goesOn ? next : first.number) + others.length + 1;
    before = node;
    areWordsBetween = false;
  }
}

/** Fields of this site and of others. */
const fieldNames =
  'title description excerpt summary date pubDate published lastmod author layout slug permalink tags categories keywords image cover draft'.split(
    ' ',
  );

/** Returns whether two lines or more of words are fields. */
const arePastedFields = (source: string) =>
  source
    .split('\n')
    .filter((line) =>
      fieldNames.some((name) => [': ', ' = '].some((sign) => line.startsWith(name + sign))),
    ).length > 1;

/** Reports lists that are less indented than the words of the numbered entry above them. */
function reportIndentation({ children = [] }: MdxNode, { report }: Context): void {
  for (const [index, list] of children.entries()) {
    const [before] = children.slice(index - 1, index);
    if (before?.type !== 'list' || before.ordered !== true || list.type !== 'list') continue;
    const column = ({ position }: MdxNode) => position?.start.column ?? 0;
    if (column(list) > column(before))
      report({
        at: [startOf(list)],
        message: 'This list is not in the entry above it. Begin its lines with four spaces',
      });
  }
}

const isShown = ({ type, value }: MdxNode) =>
  type.startsWith('image') || type.startsWith('mdx') || Boolean(value?.trim());

/** Returns what a node is that the writer did not mean. */
function misreading(node: MdxNode, context: Context): string | undefined {
  const { type } = node;
  const source = sourceOf(node, context).trimEnd();
  if (['heading', 'link', 'linkReference'].includes(type) && !nodesIn(node).some(isShown))
    return `This ${type === 'heading' ? 'heading' : 'link'} has no words. Write them, or delete it`;
  if (['heading', 'paragraph'].includes(type) && arePastedFields(source))
    return 'These are fields. Put them between the two lines of hyphens at the start of the file, or delete them';
  if (type === 'heading' && sentenceWithLine.test(source))
    return 'The line of hyphens under these words makes them a heading. Put an empty line between the two';
  const hasStart = context.file.text.includes('\n<<<<<<< ');
  if (type === 'blockquote' && source.startsWith('>>>>>>>') && !hasStart)
    return 'This is the end of a merge conflict. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';
  if (type === 'tableRow' && !source.includes('|'))
    return 'This line is right under a table, and becomes a row of it. Put an empty line before it';
  const fence = source.slice(0, 3);
  const [, ...others] = source.split('\n');
  return type === 'code' && ['```', '~~~'].includes(fence) && !others.at(-1)?.endsWith(fence)
    ? `This code block does not end, so all that follows is code. Write ${fence} on a line of its own after it`
    : undefined;
}

const figure = '<Figure picture="images/hero-light.jpg" alt="A pen" />';

/** What Markdown takes for something else than the writer meant. */
export const textStructure: TestRule = {
  name: 'text-structure',
  severity: 'warning',
  text: reportHeadingLevels,
  node(node, context) {
    const message = misreading(node, context);
    if (message !== undefined) context.report({ message });
    reportNumbers(node, context);
    reportNewBeginnings(node, context);
    reportIndentation(node, context);
  },
  examples: {
    reported: [
      ['1. One\n2. Two\n▸4. Three', '1. One\n2. Two\n3. Three'],
      ['3. One\n▸2. Two', '3\\. One\n\n2\\. Two'],
      [
        `1. One\n2. Two\n\n${figure}\n\n▸1. Three\n2. Four`,
        `1. One\n2. Two\n\n${figure}\n\n3. Three\n4. Four`,
      ],
      [
        `1. Eins\n\n${figure}\n\n▸1. Zwei\n\n${figure}\n\n▸1. Drei`,
        `1. Eins\n\n${figure}\n\n2. Zwei\n\n${figure}\n\n3. Drei`,
      ],
      ['1. Un\n\n```\na\n```\n\n▸1. Deux\n2. Trois', '1. Un\n\n```\na\n```\n\n2. Deux\n3. Trois'],
      [
        '1. Uno\n\nEl primero.\n\n▸1. Dos\n\nEl segundo.',
        '1. Uno\n\nEl primero.\n\n2. Dos\n\nEl segundo.',
      ],
      ['> 1) Raz\n>\n> > Dwa\n>\n> ▸1) Trzy', '> 1) Raz\n>\n> > Dwa\n>\n> 2) Trzy'],
      [`1. 一\n2. 二\n\n${figure}\n\n▸1. 三`, `1. 一\n2. 二\n\n${figure}\n\n## 再\n\n1. 三`],
      ['▸>>>>>>> draft\n\nWords.', 'Words.'],
      ['- Eins\n▸>>>>>>> Stashed changes', '- Eins'],
      ['Ett.\n\n▸>>>>>>> origin/main\n\nTvå.', 'Ett.\n\nTvå.'],
      ['| a |\n| - |\n| 一 |\n▸>>>>>>> 1a2b3c4', '| a |\n| - |\n| 一 |'],
      ['> Un.\n\n▸>>>>>>> theirs', '> Un.'],
      ['<br>Raz.\n▸>>>>>>> main', 'Raz.'],
      ['One.\n▸>>>>>>> 4d7a2b1 (Words)', 'One.'],
      ['▸One.\n=======\n\nTwo.', 'One.\n\nTwo.'],
      ['▸One\n===\n\nTwo.', '## One\n\nTwo.'],
      ['▸+++\ntitle = "A"\ndate = 2024-01-01\n+++', 'Words.'],
      ['▸slug: un\npubDate: 2024-01-01', 'Words.'],
      ['▸title: Eins\ndraft: false\n\nWorte.', 'Worte.'],
      ['▸permalink: /a/\nexcerpt: B\n---\n\nWords.', 'Words.'],
      ['Mots.\n\n▸title: A\nkeywords: b, c', 'Mots.'],
      ['---\n▸title: A\ndate: 2024-01-01\n---\n\nWords.', 'Words.'],
      ['▸title: A\ndescription: B\n\nWords.', 'Words.'],
      ['▸layout: post\ntitle: "A"\ntags: [b]\n\nWords.', 'Words.'],
      [
        '| a | b |\n| - | - |\n| 1 | 2 |\n▸Words after it.',
        '| a | b |\n| - | - |\n| 1 | 2 |\n\nWords after it.',
      ],
      ['1. One\n  ▸- a\n  - b\n2. Two', '1. One\n    - a\n    - b\n2. Two'],
      ['> 1. One\n> 2. Two\n>   ▸- a', '> 1. One\n> 2. Two\n>     - a'],

      ['▸# Words\n\nMore.', '## Words\n\nMore.'],
      ['## One\n\n▸#### Two\n\n> ##### Three', '## One\n\n### Two\n\n> #### Three'],
      ['▸We wrote it down.\n---\n\nWords.', 'We wrote it down.\n\n---\n\nWords.'],
      ['10. Ten\n▸9. Nine', '10. Ten\n11. Nine'],
      ['▸2026. What a year.', '2026\\. What a year.'],
      ['Words.\n\n▸3. Oktober war es.', 'Words.\n\n3\\. Oktober war es.'],
      ['> - ▸17. 05. 2016', '> - 17\\. 05. 2016'],
      ['▸2. Weltkrieg und mehr.', '2\\. Weltkrieg und mehr.'],
      ['▸1. May was long.', '1\\. May was long.'],
      ['▸```js\ngo()\n\nWords.', '```js\ngo()\n```\n\nWords.'],
      ['> - ▸~~~\n>   go()\n\nWords.', '> - ~~~\n>   go()\n>   ~~~\n\nWords.'],
      ['See ▸[](/services/) it.', 'See [us](/services/) it.'],
      ['Words.\n\n▸##\n\nMore.', 'Words.\n\n## So\n\nMore.'],
    ],
    accepted: [
      '> > > Words.\n\n- a\n  - b\n\n1. One\n   - c\n\ntitle: the word\nis more',

      '### One\n\nWords.\n\n### Two\n\n    # comment',
      'Words.\n\nSecond\n------\n\nWords.',
      'We wrote it down.\n\n---\n\nWords.',
      '1. One\n1. Two\n\nWords.\n\n3. Three\n4. Four',
      '1. One\n2. Two\n\nThen again:\n\n1. One\n2. Two\n\n---\n\n1. One',
      `0. Null\n\n${figure}\n\n1. Eins\n\n**Wieder**\n\n1. Eins`,
      '2025 was long. So is\n2026. What a year.',
      '2026\\. What a year.',
      '1. One\n\nWords.\n\n2. Two\n\nWords.\n\n3. Three',
      '```js\ngo()\n```\n\n> - ~~~\n>   go()\n>   ~~~~\n\n    a',
      'See [{brand}](/services/).',
    ],
  },
};
