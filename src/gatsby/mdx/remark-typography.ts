import { mdxComponent } from '../../content/schemas/component-schemas';
import { toJsonSchema } from '../../content/schemas/field-schema';
import { paragraphEnd } from '../../content/text/quotation-marks';
import {
  preventWidow,
  keepTogether,
  typesetBlock,
  typesetLine,
  type Literal,
} from '../../content/text/typography';
import { isBlock, nodesIn, type MdxNode } from '../../reader/markdown/tree';
import { fileLanguage } from './file-language';

const isLiteral = (node: MdxNode): node is MdxNode & Literal =>
  node.value !== undefined && ['text', 'inlineCode'].includes(node.type);

/** Returns the texts and the code in a block, in their order. A line break counts as a space. */
function literalsIn(node: MdxNode): Literal[] {
  if (node.type === 'break') return [{ type: 'text', value: ' ' }];
  return isLiteral(node) ? [node] : (node.children ?? []).flatMap(literalsIn);
}

/** Puts non-breaking spaces into all texts of a node. */
function keepWordsTogether(node: MdxNode, language: string, parent?: MdxNode) {
  if (node.type === 'text' && node.value !== undefined) {
    const text = keepTogether(node.value, language);
    const endsParagraph = parent?.type === 'paragraph' && parent.children?.at(-1) === node;
    node.value = endsParagraph ? preventWidow(text) : text;
  }
  if (node.type === 'paragraph') keepFirstCharacter(node);
  node.children?.forEach((child) => keepWordsTogether(child, language, node));
}

/**
 * Keeps a first word of one character and the word after it together: browsers drop another space after a drop cap, from
 * the screen, from copies and from what is read out.
 */
function keepFirstCharacter(paragraph: MdxNode) {
  let start = 0;
  const literals = literalsIn(paragraph);
  const words = literals.map(({ value }) => value).join('');
  const space =
    /^[^\p{L}\p{N}]*[\p{L}\p{N}]\p{M}*\p{P}*(?=\s)/u.exec(words)?.[0].length ?? Infinity;
  for (const literal of literals) {
    const { value } = literal;
    const at = space - start;
    if (at >= 0 && at < value.length)
      literal.value = `${value.slice(0, at)}\u{a0}${value.slice(at + 1)}`;
    start += value.length;
  }
}

/** Sets the typography of those attributes of a component that visitors read. */
function typesetAttributes({ name, attributes = [] }: MdxNode, language: string) {
  const component = mdxComponent(name);
  const { properties = {} } = component ? toJsonSchema(component.schema) : {};
  for (const attribute of attributes) {
    const { value } = attribute;
    if (typeof value !== 'string' || properties[attribute.name ?? '']?.isTypeset !== true) continue;
    attribute.value = keepTogether(typesetLine(value, language), language);
  }
}

const hasText = ({ type, children = [] }: MdxNode) =>
  isBlock({ type }) || children.some((child) => child.type === 'text');

/** Returns the blocks in a node. Paragraphs that follow each other are one block: a quotation may go on in the next. */
function blocksIn({ children = [] }: MdxNode): Literal[][] {
  const blocks: Literal[][] = [];
  let previous = '';
  for (const child of children) {
    const isNext = child.type === 'paragraph' && previous === 'paragraph';
    if (isNext) blocks.at(-1)?.push({ type: 'text', value: paragraphEnd }, ...literalsIn(child));
    else if (hasText(child)) blocks.push(literalsIn(child));
    else blocks.push(...blocksIn(child));
    previous = child.type;
  }
  return blocks;
}

/** Sets the typography of a text in its language. Variables are already filled in. */
export const remarkTypography =
  ({ folder }: { folder: string }) =>
  (tree: MdxNode, { path }: { path: string }) => {
    const language = fileLanguage(folder, path);
    for (const node of nodesIn(tree)) typesetAttributes(node, language);
    for (const block of blocksIn(tree)) typesetBlock(block, language);
    keepWordsTogether(tree, language);
  };
