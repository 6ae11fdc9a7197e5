import {
  hasWords,
  nodesIn,
  rangeOf,
  usedDefinitions,
  textContent,
  type MdxNode,
} from '../../reader/markdown/tree';
import type { TestRule } from '../rule';
import { shorten } from '../shorten';

/** Words that no page shows, and why. */
type Lost = { words: string; node: MdxNode; reason: string };

function unusedFootnotes(nodes: readonly MdxNode[]): Lost[] {
  const references = nodes.filter(({ type }) => type === 'footnoteReference');
  const used = new Set(references.map(({ identifier }) => identifier));
  const reason =
    'No [^name] in the text refers to this footnote, or another footnote has the same name';
  return (
    nodes
      .filter(({ type }) => type === 'footnoteDefinition')
      // A name is deleted at its first footnote, so a second one of that name is reported.
      .filter(({ identifier }) => !used.delete(identifier))
      .map((node) => ({ node, words: textContent(node, {}), reason }))
  );
}

function extraCells(nodes: readonly MdxNode[]): Lost[] {
  const tables = nodes.filter(({ type }) => type === 'table');
  const cells = tables.flatMap(({ children: rows = [] }) =>
    rows.flatMap(({ children = [] }) => children.slice(rows[0]?.children?.length)),
  );
  const reason = 'This row has more cells than the first one';
  return cells.map((node) => ({ node, words: textContent(node, {}), reason }));
}

/** `[Update]: soon.` A comment such as `[note]: # (later)` has an address that leads nowhere. */
const isAddress = (url: string) => /[#/:@]|\w\.\w|^$/.test(url);

function linesReadAsAddresses(nodes: readonly MdxNode[]): Lost[] {
  const used = usedDefinitions(nodes);
  const reason = 'A line that begins like this is the address of a link. Begin it with other words';
  return nodes
    .filter((node) => node.type === 'definition' && !used.includes(node))
    .filter(({ url = '' }) => !isAddress(url))
    .map((node) => ({ node, words: `[${node.identifier}]: ${node.url}`, reason }));
}

function wordsBesideComments(nodes: readonly MdxNode[]): Lost[] {
  const comments = nodes.filter(
    ({ type, value }) => type === 'mdxFlowExpression' && value?.startsWith('<!--'),
  );
  const reason = 'A comment ends with -->, and words after it have a line of their own';
  return comments.map((node) => {
    return { node, words: node.value?.replace(/<!--[^]*?-->/g, '') ?? '', reason };
  });
}

export const notRendered: TestRule = {
  name: 'not-rendered',
  severity: 'error',
  text(tree, { report }) {
    const nodes = nodesIn(tree);
    const finders = [unusedFootnotes, extraCells, linesReadAsAddresses, wordsBesideComments];
    for (const { words, node, reason } of finders.flatMap((find) => find(nodes)))
      if (hasWords(words))
        report({
          at: rangeOf(node),
          message: `“${shorten(words)}” does not appear on any page. ${reason}`,
        });
  },
  examples: {
    reported: [
      ['Words.\n\n[^lost]: ▸A note.', 'Words.[^lost]\n\n[^lost]: A note.'],
      [
        'Words.[^1]\n\n[^1]: One.\n\n[^1]: ▸Two.',
        'Words.[^1] More.[^2]\n\n[^1]: One.\n\n[^2]: Two.',
      ],
      ['| a | b |\n| - | - |\n| c | d | ▸e |', '| a | b | |\n| - | - | - |\n| c | d | e |'],
      ['Words.\n\n▸[Update]: soon.', 'Words.\n\nUpdate: soon.'],
      ['Words.\n\n▸<!-- later --> More.', 'Words.\n\n<!-- later -->\n\nMore.'],
      ['Words.\n\n▸<!-- later', 'Words.\n\n<!-- later -->'],
    ],
    accepted: [
      'Words.[^1]\n\n[^1]: A note.',
      '| a | b |\n| - | -: |\n| c |',
      '[comment]: # (a note)\n\nWords.',
      'Words <!-- {a} --> and\n\n<!-- one\n\n<two> -->',
    ],
  },
};
