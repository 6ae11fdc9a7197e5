import { diffArrays } from 'diff';
import { nodesIn, startOf, type MdxNode } from '../../src/check/mdx';
import { parseText } from '../../src/check/parse-text';
import { endOf, sourceBlock, sourceIn } from './editor-components';
import { writtenByEditor } from './editor-text';

/** A block of a text, what is between it and the next, and how the editor shows it. */
type Block = { text: string; after: string; shown: string };

/** Returns the same for texts that differ only in how they are typed; undefined if MDX cannot read it. */
function meaningOf(text: string): string | undefined {
  const read = parseText(text);
  if (!('tree' in read)) return undefined;
  const same = (node: unknown): string =>
    JSON.stringify(node, (key, value: unknown) => {
      if (['position', 'spread', 'data'].includes(key)) return undefined;
      if (key === 'attributes' && Array.isArray(value)) return value.map(same).sort();
      return typeof value === 'string' ? value.replaceAll(/[ \t\n]+/g, ' ') : value;
    });
  return same(read.tree);
}

/** Returns a block with each paragraph on one line, as writers see it on the page. */
function unwrapped(block: MdxNode, text: string): string {
  let lines = text.slice(0, endOf(block));
  for (const node of nodesIn(block).reverse()) {
    if (node.type !== 'text') continue;
    const words = lines.slice(startOf(node), endOf(node)).replaceAll(/[ \t]*\n[ \t>]*/g, ' ');
    lines = lines.slice(0, startOf(node)) + words + lines.slice(endOf(node));
  }
  return lines.slice(startOf(block));
}

/** What Sveltia changes before Lexical reads it, or reads besides, and a space at the end of a line. */
const sveltias =
  /(?:^|\S)[ \t]$|^(?:\|.+\||---|\*\*\*|___)\s?$|^\s{2}(?:[-+*]|\d+\.)\s|\s([_*~`]{1,2})(?:(?!\1).)+\n(?:(?!\1).)+\1\s/m;

/** What a line begins with that does not go on in the paragraph before it. */
const opening = /^(?:> ?)*(?:\s*(?:[-+*]|\d+[.)])\s|#|\||<|$)/;
/** A line after which no paragraph goes on, or with a break at its end. */
const closed = /^(?:> ?)*(?:#|\||<|$)|(?:\\| {2})$/;
const row = /^\|.*\|$/;

/**
 * Returns what the editor wrote for a block as MDX needs it: breaks in a paragraph, and the rule
 * under the first row of a table, in which the editor writes a break as `\n`.
 */
function mended(written: string): string {
  const source = sourceIn(written);
  if (source !== undefined) return source;
  // Sveltia puts a new picture's name in after the part is written.
  const lines = written.replaceAll('="/images/', '="images/').split('\n');
  if (lines.every((line) => row.test(line))) {
    const [head = '', ...rows] = lines.map((line) => line.replaceAll(/(?:\\n)+/g, '<br />'));
    const hasRule = /^[|\s:-]+$/.test(rows[0] ?? '');
    return [head, ...(hasRule ? [] : [head.replaceAll(/[^|]+/g, ' --- ')]), ...rows].join('\n');
  }
  const goesOn = (line: string, next = '') => !closed.test(line) && !opening.test(next);
  return lines.map((line, at) => (goesOn(line, lines[at + 1]) ? `${line}\\` : line)).join('\n');
}

/** Returns how the editor shows a block: as it writes it, if that means the same; else as it is typed. */
function shownFor(block: MdxNode, body: string): string {
  const text = body.slice(startOf(block), endOf(block));
  const written = writtenByEditor(unwrapped(block, body));
  const isKept =
    !sveltias.test(written) &&
    mended(written) === written &&
    writtenByEditor(written) === written &&
    meaningOf(written) === meaningOf(text);
  return isKept ? written : sourceBlock(text);
}

const gap = '\n\n';
const piecesOf = (text: string) => text.replaceAll(/^\n+|\n+$/g, '').split(/\n{2,}/);
const together = (blocks: readonly Block[]) => blocks.map(({ shown }) => shown).join(gap);

/** Returns the paragraphs, lists, components … of a text. What the editor would change is its source. */
function blocksOf(body: string): Block[] {
  const read = parseText(body);
  const nodes = 'tree' in read ? (read.tree.children ?? []) : [];
  if (nodes.length === 0) return [{ text: body, after: '', shown: body && sourceBlock(body) }];
  const blocks = nodes.map((node, index) => {
    const next = nodes[index + 1];
    const after = next ? body.slice(endOf(node), startOf(next)) : '';
    const text = body.slice(startOf(node), endOf(node));
    return { text, after, shown: shownFor(node, body) };
  });
  const asSource = (block: Block) => ({ ...block, shown: sourceBlock(block.text) });
  const fits = (some: readonly Block[]) => writtenByEditor(together(some)) === together(some);
  // Two lists with nothing between them become one.
  if (!fits(blocks))
    for (const [index, block] of blocks.entries())
      if (!fits(blocks.slice(Math.max(0, index - 1), index + 1))) blocks[index] = asSource(block);
  const saved = blocks.map(({ shown, after }) => mended(shown) + after).join('');
  const isKept = fits(blocks) && meaningOf(saved) === meaningOf(body);
  return isKept ? blocks : blocks.map(asSource);
}

/** Returns a text for the editor. */
export const forEditor = (body: string): string => together(blocksOf(body));

/** Returns a text of the editor for the file: what was not edited stays as it was, byte for byte. */
export function fromEditor(edited: string, original: string): string {
  const blocks = blocksOf(original);
  const before = blocks.flatMap(({ shown }, of) => piecesOf(shown).map((piece) => ({ piece, of })));
  const after = piecesOf(edited);
  // Where each piece was.
  const places: number[] = [];
  let place = 0;
  for (const { added, removed, value } of diffArrays(
    before.map(({ piece }) => piece),
    after,
  )) {
    if (!removed) places.push(...value.map((_, index) => (added ? -1 : place + index)));
    if (!added) place += value.length;
  }
  let text = '';
  let last = -1;
  for (let at = 0; at < after.length;) {
    const of = before[places[at] ?? -1]?.of ?? -1;
    const pieces = before.filter((one) => one.of === of).length;
    const first = before.findIndex((one) => one.of === of);
    const isKept = of >= 0 && [...Array(pieces).keys()].every((k) => places[at + k] === first + k);
    const isNext = isKept && last >= 0 && of === last + 1;
    text += at === 0 ? '' : isNext ? (blocks[last]?.after ?? gap) : gap;
    text += isKept ? (blocks[of]?.text ?? '') : mended(after[at] ?? '');
    last = isKept ? of : -1;
    at += isKept ? pieces : 1;
  }
  return text;
}
