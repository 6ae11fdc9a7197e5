import type { FieldText } from '../content-file';
import type { Range } from '../problem';
import type { SourceFile } from '../source-file';
import { parseMarkdown } from './parse-text';
import { isBlock, isExpression, nodesIn, rangeOf, startOf, type MdxNode } from './tree';

/** Words as readers see them, before the build sets their typography. */
export type VisibleWords = {
  /** U+FFFC stands for code and components, U+FFF9 for a variable, U+2028 for a line break. */
  shown: string;
  /** The same, with U+FFFC for an entity, and U+E000 plus its code for a character after a backslash. */
  masked: string;
  /** Returns where a part of them is in the file. */
  rangeOf: (start: number, length: number) => Range;
};

const placeholder = '\ufffc';

/** What stands for a node without words of its own. */
function signOf(node: MdxNode): string {
  if (node.type === 'break' || node.name === 'br') return '\u2028';
  return isExpression(node) ? '\ufff9' : placeholder;
}

type Character = { shown: string; masked: string; at: number };
type Text = Pick<SourceFile, 'text' | 'escapes'>;

/** Returns the characters of a text node with their places in the source. */
function charactersOf(node: MdxNode, { text, escapes }: Text): Character[] {
  const characters: Character[] = [];
  const [start, end = text.length] = rangeOf(node);
  let at = start;
  for (const shown of node.value ?? '') {
    const isEscaped = text.charAt(at) === '\\' && escapes.has(at + 1);
    if (isEscaped) at += 1;
    // The source has more than the node: indentation, and the ">" of a quotation.
    while (at < end && !escapes.has(at) && !text.startsWith(shown, at)) at += 1;
    const length = escapes.get(at);
    const escape = isEscaped ? String.fromCharCode(0xe000 + shown.charCodeAt(0)) : placeholder;
    characters.push({ shown, masked: length === undefined ? shown : escape, at });
    at += length ?? shown.length;
  }
  return characters;
}

function visibleCharacters(node: MdxNode, source: Text): Character[] {
  const { children = [] } = node;
  if (node.type === 'text') return charactersOf(node, source);
  if (children.length > 0) return children.flatMap((child) => visibleCharacters(child, source));
  return [{ shown: signOf(node), masked: signOf(node), at: startOf(node) }];
}

/** Returns the words of a block. */
export function wordsOfBlock(block: MdxNode, source: Text): VisibleWords {
  const characters = visibleCharacters(block, source);
  // A regular expression counts in UTF-16 units.
  const places = characters.flatMap(({ shown, at }) => shown.split('').map(() => at));
  return {
    shown: characters.map(({ shown }) => shown).join(''),
    masked: characters
      .map(({ shown, masked }) => masked.padEnd(shown.length, placeholder))
      .join(''),
    rangeOf(start, length) {
      const first = places[start] ?? startOf(block);
      const isEscaped = source.escapes.has(first) && source.text.charAt(first - 1) === '\\';
      return [isEscaped ? first - 1 : first, (places[start + length - 1] ?? 0) + 1];
    },
  };
}

/** The results of `markdownOf`, by the text of the field: most fields of a changed file are as they were. */
const read = new Map<string, ReturnType<typeof parseMarkdown>>();

/** Returns what Markdown would make of the words of a field. */
export function markdownOf({ written }: Pick<FieldText, 'written'>) {
  const parsed = read.get(written) ?? parseMarkdown(written);
  read.set(written, parsed);
  return parsed;
}

export const blocksOfText = (tree: MdxNode): MdxNode[] => nodesIn(tree).filter(isBlock);

/** Returns the words of each block of a text. */
export const wordsOfText = (tree: MdxNode, source: Text): VisibleWords[] =>
  blocksOfText(tree).map((block) => wordsOfBlock(block, source));

/** Returns the words of a field, which readers see as they were typed; `masked` has no Markdown. */
export function wordsOfField(value: FieldText): VisibleWords {
  const { written, schema, at } = value;
  if (!schema.isTypeset) return { shown: written, masked: '', rangeOf: () => at };
  const { tree, escapes } = markdownOf(value);
  const inBlocks = wordsOfText(tree, { text: written, escapes });
  const masked = inBlocks.map((words) => words.masked).join('\n\n');
  return {
    shown: written,
    // The site reads the asterisks of such a field by itself.
    masked: schema.emphasis ? masked.replaceAll('*', placeholder) : masked,
    rangeOf: () => at,
  };
}
