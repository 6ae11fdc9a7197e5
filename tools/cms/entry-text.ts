import { parseText } from '../../src/reader/markdown/parse-text';
import { endOf, nodesIn, startOf, type MdxNode } from '../../src/reader/markdown/tree';
import { toMdxBlock } from './block-mdx';
import { openAndSave } from './rich-text-editor';
import { toSourceBlock } from './source-component';
import { rowsIn } from './table-rows';

/** A block of a body, such as a paragraph, a list or a component. */
type Block = {
  /** The block in the file. */
  text: string;
  /** The text between it and the next block in the file. */
  after: string;
  /** The block in the editor. */
  shown: string;
};

/** The text between two blocks in the editor. */
const gap = '\n\n';
const joined = (blocks: readonly Block[]) => blocks.map(({ shown }) => shown).join(gap);

/** Returns a key that is equal for texts that differ only in formatting; undefined for invalid MDX. */
function meaningOf(text: string): string | undefined {
  const { tree, problems } = parseText(text);
  if (!tree || problems.length > 0) return undefined;
  const toKey = (node: unknown): string =>
    JSON.stringify(node, (key, value: unknown) => {
      if (['position', 'spread', 'data'].includes(key)) return undefined;
      if (key === 'attributes' && Array.isArray(value)) return value.map(toKey).sort();
      return typeof value === 'string' ? value.replaceAll(/[ \t\n]+/g, ' ') : value;
    });
  return toKey(tree);
}

/** Returns a block with each paragraph on one line. */
function unwrapped(block: MdxNode, body: string): string {
  let text = body.slice(0, endOf(block));
  // From the last to the first, so that earlier offsets stay valid.
  for (const node of nodesIn(block).reverse()) {
    if (node.type !== 'text') continue;
    const line = text.slice(startOf(node), endOf(node)).replaceAll(/[ \t]*\n[ \t>]*/g, ' ');
    text = text.slice(0, startOf(node)) + line + text.slice(endOf(node));
  }
  return text.slice(startOf(block));
}

/** Syntax that Sveltia changes or interprets before it hands the text to Lexical. */
const changedBySveltia: readonly RegExp[] = [
  // A single space at the end of a line.
  /(?:^|\S)[ \t]$/m,
  // A row of a table.
  /^\|.+\|\s?$/m,
  // A thematic break.
  /^(?:---|\*\*\*|___)\s?$/m,
  // A list that is indented by two spaces.
  /^\s{2}(?:[-+*]|\d+\.)\s/m,
  // Emphasis across a line break.
  /\s([_*~`]{1,2})(?:(?!\1).)+\n(?:(?!\1).)+\1\s/,
];

/** Returns a block for the editor: as the editor would write it if that is lossless, otherwise as its source. */
function shownAs(block: MdxNode, body: string): string {
  const text = body.slice(startOf(block), endOf(block));
  const written = openAndSave(unwrapped(block, body));
  const isSafe =
    !changedBySveltia.some((pattern) => pattern.test(written)) &&
    toMdxBlock(written) === written &&
    openAndSave(written) === written &&
    meaningOf(written) === meaningOf(text);
  if (isSafe) return written;
  return toSourceBlock(text, rowsIn(text) ? 'Table' : 'Source');
}

const asSource = (block: Block): Block => ({ ...block, shown: toSourceBlock(block.text) });

const staysAsShown = (blocks: readonly Block[]) => openAndSave(joined(blocks)) === joined(blocks);

/** Splits a body into blocks. */
function splitBody(body: string): Block[] {
  const { tree, problems } = parseText(body);
  const nodes = problems.length === 0 ? (tree?.children ?? []) : [];
  if (nodes.length === 0) return [{ text: body, after: '', shown: body && toSourceBlock(body) }];
  const blocks = nodes.map((node, index): Block => {
    const next = nodes[index + 1];
    return {
      text: body.slice(startOf(node), endOf(node)),
      after: next ? body.slice(endOf(node), startOf(next)) : '',
      shown: shownAs(node, body),
    };
  });
  // The editor would merge two adjacent lists.
  for (const [index, block] of blocks.entries())
    if (index > 0 && !staysAsShown(blocks.slice(index - 1, index + 1)))
      blocks[index] = asSource(block);
  const saved = blocks.map(({ shown, after }) => toMdxBlock(shown) + after).join('');
  const isSafe = staysAsShown(blocks) && meaningOf(saved) === meaningOf(body);
  return isSafe ? blocks : blocks.map(asSource);
}

const blocksByBody = new Map<string, Block[]>();

/** Returns the blocks of a body. It keeps them, because each save asks for those of two bodies several times. */
function blocksOf(body: string): Block[] {
  const blocks = blocksByBody.get(body) ?? splitBody(body);
  blocksByBody.set(body, blocks);
  return blocks;
}

/** Converts the body of a file into the text for the editor. */
export const toEditorText = (body: string): string => joined(blocksOf(body));

/** Returns a text with one empty line before and after each block. */
const spaced = (text: string) =>
  gap + text.replaceAll(/^\n+|\n+$/g, '').replaceAll(/\n{3,}/g, gap) + gap;

/** A part of an edited text: an unchanged block of the file, or the text between unchanged blocks. */
type Part = { block: Block } | { edited: string };

/** Splits an edited text at the blocks of the original that are still in it, in the same order. */
function splitAtBlocks(edited: string, blocks: readonly Block[]): Part[] {
  const all = spaced(edited);
  const parts: Part[] = [];
  let position = 0;
  for (const block of blocks) {
    const shown = spaced(block.shown);
    const start = all.indexOf(shown, position);
    if (start < 0) continue;
    parts.push({ edited: all.slice(position, start) }, { block });
    position = start + shown.length - gap.length;
  }
  return [...parts, { edited: all.slice(position) }];
}

/**
 * Converts the text of the editor into the body of the file. A block that was not edited stays as it was, byte for
 * byte.
 *
 * @param original the body of the file before the edit
 */
export function fromEditorText(edited: string, original: string): string {
  const blocks = blocksOf(original);
  let text = '';
  /** The previous block, if it is an unchanged one: the space after it may stay. */
  let last: Block | undefined;
  const append = (block: string, before: string) => {
    text += (text && before) + block;
  };
  for (const part of splitAtBlocks(edited, blocks)) {
    if ('block' in part) {
      const { block } = part;
      const isNext = last !== undefined && blocks.indexOf(block) === blocks.indexOf(last) + 1;
      append(block.text, isNext && last ? last.after : gap);
      last = block;
    } else
      for (const block of part.edited.split(gap).filter(Boolean)) {
        append(toMdxBlock(block), gap);
        last = undefined;
      }
  }
  return text;
}
