import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  CODE,
  HIGHLIGHT,
  TRANSFORMERS,
  type MultilineElementTransformer,
} from '@lexical/markdown';
import { createEditor, DecoratorNode } from 'lexical';
import { nodesIn, startOf, type MdxNode } from '../../src/check/markdown/tree';
import { parseText } from '../../src/check/markdown/parse-text';
import { between, editorComponents, endOf, sourceBlock, sourceIn } from './editor-components';

/** A part of a text, as the editor writes it. */
class ComponentNode extends DecoratorNode<null> {
  constructor(
    readonly text = '',
    key?: string,
  ) {
    super(key);
  }
  override isInline = () => false;
  static override getType = () => 'component';
  static override clone = ({ text, __key }: ComponentNode) => new ComponentNode(text, __key);
  static override importJSON = () => new ComponentNode();
}

const components = editorComponents.map(
  ({ pattern, fields, fromBlock, toBlock }): MultilineElementTransformer => ({
    type: 'multiline-element',
    dependencies: [ComponentNode],
    regExpStart: /^</,
    handleImportAfterStartMatch: ({ lines, rootNode, startLineIndex }) => {
      const match = pattern.exec(lines.slice(startLineIndex).join('\n'));
      if (match?.index !== 0) return null;
      const values = fromBlock?.(match) ?? {};
      const { [between]: inner } = values;
      // The text in a component has an editor of its own.
      const isText = fields.some(({ name, widget }) => name === between && widget === 'richtext');
      if (isText && typeof inner === 'string') values[between] = writtenByEditor(inner);
      rootNode.append(new ComponentNode(toBlock(values)));
      return [true, startLineIndex + match[0].split('\n').length - 1];
    },
    replace: () => undefined,
    export: (node) => (node instanceof ComponentNode ? node.text : null),
  }),
);

const reads = [...components, ...TRANSFORMERS.filter((one) => one !== CODE && one !== HIGHLIGHT)];
const unused = ['*', '__', '***', '___'];
const writes = reads.filter((one) => !('tag' in one && unused.includes(one.tag)));
const nodes = reads.flatMap((one) => ('dependencies' in one ? one.dependencies : []));

/**
 * Returns what the rich text editor makes of a text that it only opens. It is Lexical, and this
 * runs the same code; the replacements are those of Sveltia (`text-editor/core.js` in its source).
 */
export function writtenByEditor(text: string): string {
  const editor = createEditor({ nodes: [...nodes], onError: (error) => { throw error; } }); // prettier-ignore
  // Without it, Lexical waits for an element to show the text in.
  editor._headless = true;
  const padded = text.replaceAll(/^>$/gm, '> ');
  const read = () => {
    $convertFromMarkdownString(padded, reads);
  };
  editor.update(read, { discrete: true });
  return editor
    .read(() => $convertToMarkdownString(writes))
    .replaceAll(/\\([_\\])/g, '$1')
    .replaceAll('&#32;', ' ')
    .replaceAll(/^> $/gm, '>');
}

/** A block of a text, what is between it and the next, and how the editor shows it. */
type Block = { text: string; after: string; shown: string };

/** Returns the same for texts that differ only in how they are typed; undefined if MDX cannot read it. */
function meaningOf(text: string): string | undefined {
  const { tree, problems } = parseText(text);
  if (!tree || problems.length > 0) return undefined;
  const same = (node: unknown): string =>
    JSON.stringify(node, (key, value: unknown) => {
      if (['position', 'spread', 'data'].includes(key)) return undefined;
      if (key === 'attributes' && Array.isArray(value)) return value.map(same).sort();
      return typeof value === 'string' ? value.replaceAll(/[ \t\n]+/g, ' ') : value;
    });
  return same(tree);
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
const together = (blocks: readonly Block[]) => blocks.map(({ shown }) => shown).join(gap);

/** Returns the paragraphs, lists, components … of a text. What the editor would change is its source. */
function blocksOf(body: string): Block[] {
  const { tree, problems } = parseText(body);
  const nodes = problems.length === 0 ? (tree?.children ?? []) : [];
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
  for (const [index, block] of blocks.entries())
    if (index > 0 && !fits(blocks.slice(index - 1, index + 1))) blocks[index] = asSource(block);
  const saved = blocks.map(({ shown, after }) => mended(shown) + after).join('');
  const isKept = fits(blocks) && meaningOf(saved) === meaningOf(body);
  return isKept ? blocks : blocks.map(asSource);
}

/** Returns a text for the editor. */
export const forEditor = (body: string): string => together(blocksOf(body));

/** Returns a text with one empty line around each block. */
const spaced = (text: string) =>
  gap + text.replaceAll(/^\n+|\n+$/g, '').replaceAll(/\n{3,}/g, gap) + gap;

/** Returns a text of the editor for the file: what was not edited stays as it was, byte for byte. */
export function fromEditor(edited: string, original: string): string {
  const all = spaced(edited);
  let [text, end, follows] = ['', 0, gap];
  const add = (block: string, between = gap) => (text += (text && between) + block);
  const addWritten = (blocks: string) => {
    for (const block of blocks.split(gap).filter(Boolean)) add(mended(block));
  };
  for (const { text: block, after, shown } of blocksOf(original)) {
    const place = all.indexOf(spaced(shown), end);
    if (place >= 0) {
      addWritten(all.slice(end, place));
      add(block, place === end ? follows : gap);
      end = place + spaced(shown).length - gap.length;
    }
    follows = place < 0 ? gap : after;
  }
  addWritten(all.slice(end));
  return text;
}
