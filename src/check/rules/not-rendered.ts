import { nodesIn, rangeOf, usedDefinitions, wordsOf, type MdxNode } from '../markdown/tree';
import type { Context, TestRule } from '../rule';
import { shorten } from '../shorten';

const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words);

/** Reports words that no page shows, and why. */
function reportWords(words: string, node: MdxNode, reason: string, { report }: Context): void {
  if (hasWords(words))
    report({
      at: rangeOf(node),
      message: `“${shorten(words)}” does not appear on any page. ${reason}`,
    });
}

const footnote: TestRule = {
  name: 'unused-footnote',
  severity: 'error',
  text(tree, context) {
    const nodes = nodesIn(tree);
    const references = nodes.filter(({ type }) => type === 'footnoteReference');
    const used = new Set(references.map(({ identifier }) => identifier));
    for (const note of nodes.filter(({ type }) => type === 'footnoteDefinition')) {
      // The first footnote of a name has it.
      const isUsed = used.delete(note.identifier);
      const reason =
        'No [^name] in the text refers to this footnote, or another footnote has the same name';
      if (!isUsed) reportWords(wordsOf(note, {}), note, reason, context);
    }
  },
  examples: {
    reported: ['Words.\n\n[^lost]: ▸A note.', 'Words.[^1]\n\n[^1]: One.\n\n[^1]: ▸Two.'],
    accepted: ['Words.[^1]\n\n[^1]: A note.'],
  },
};

const cell: TestRule = {
  name: 'extra-cell',
  severity: 'error',
  text(tree, context) {
    for (const { children: rows = [] } of nodesIn(tree).filter(({ type }) => type === 'table')) {
      const columns = rows[0]?.children?.length ?? 0;
      for (const row of rows)
        for (const extra of row.children?.slice(columns) ?? [])
          reportWords(
            wordsOf(extra, {}),
            extra,
            'This row has more cells than the first one',
            context,
          );
    }
  },
  examples: {
    reported: ['| a | b |\n| - | - |\n| c | d | ▸e |'],
    accepted: ['| a | b |\n| - | - |\n| c |'],
  },
};

/** `[Update]: soon.` A comment such as `[note]: # (later)` has an address that leads nowhere. */
const isAddress = (url: string) => /[#/:@]|\w\.\w|^$/.test(url);

const definition: TestRule = {
  name: 'line-read-as-address',
  severity: 'error',
  text(tree, context) {
    const nodes = nodesIn(tree);
    const used = usedDefinitions(nodes);
    for (const node of nodes) {
      const { type, identifier, url = '' } = node;
      if (type !== 'definition' || used.includes(node) || isAddress(url)) continue;
      const reason =
        'A line that begins like this is the address of a link. Begin it with other words';
      reportWords(`[${identifier}]: ${url}`, node, reason, context);
    }
  },
  examples: {
    reported: ['Words.\n\n▸[Update]: soon.'],
    accepted: ['[comment]: # (a note)\n\nWords.'],
  },
};

const besideComment: TestRule = {
  name: 'words-beside-comment',
  severity: 'error',
  text(tree, context) {
    for (const node of nodesIn(tree)) {
      const { type, value = '' } = node;
      if (type !== 'mdxFlowExpression' || !value.startsWith('<!--')) continue;
      const words = value.replace(/<!--[^]*?-->/g, '').trim();
      const reason = 'A comment ends with -->, and words after it have a line of their own';
      reportWords(words, node, reason, context);
    }
  },
  examples: {
    reported: ['Words.\n\n▸<!-- later --> More.', 'Words.\n\n▸<!-- later'],
    accepted: ['Words <!-- {a} --> and\n\n<!-- one\n\n<two> -->'],
  },
};

export const notRendered: readonly TestRule[] = [footnote, cell, definition, besideComment];
