import { isComponent, isNote, nodesIn, startOf, type MdxNode } from '../../src/check/mdx';
import { parseText } from '../../src/check/parse-text';
import { componentOf } from '../../src/content/components';

/** A paragraph, list, component … of a text. */
type Block = {
  node: MdxNode;
  /** The same for blocks that differ only in how they are typed. */
  meaning: string;
  text: string;
  /** What stands between it and the next one. */
  after: string;
};

const endOf = ({ position }: MdxNode) => position?.end.offset ?? 0;

const typing = ['position', 'spread', 'data'];
const meaningOf = (node: unknown): string =>
  JSON.stringify(node, (key, value: unknown) => {
    if (typing.includes(key)) return undefined;
    if (key === 'attributes' && Array.isArray(value)) return value.map(meaningOf).sort();
    return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trimEnd() : value;
  });

/** Returns the blocks of a text; none if MDX cannot read it. */
function blocksOf(text: string): Block[] {
  const read = parseText(text);
  const nodes = 'tree' in read ? (read.tree.children ?? []) : [];
  return nodes.map((node, index) => {
    const next = nodes[index + 1];
    return {
      node,
      meaning: meaningOf(node),
      text: text.slice(startOf(node), endOf(node)),
      after: next ? text.slice(endOf(node), startOf(next)) : '',
    };
  });
}

/** Returns what is between the tags of a component. */
export function insideOf({ children = [] }: MdxNode, text: string): string {
  const [first, last] = [children.at(0), children.at(-1)];
  return first && last ? text.slice(startOf(first), endOf(last)) : '';
}

/** Returns the first component of a text. */
export function componentIn(text: string): MdxNode | undefined {
  const read = parseText(text);
  return 'tree' in read ? nodesIn(read.tree).find(isComponent) : undefined;
}

/** What the editor of the desk would change: tables, notes, code, footnotes … */
const kept = ['table', 'code', 'html', 'footnoteDefinition', 'definition', 'mdxFlowExpression', 'break', 'image']; // prettier-ignore

const isKept = (node: MdxNode) =>
  nodesIn(node).some(
    (one) =>
      kept.includes(one.type) ||
      isNote(one) ||
      (one.depth !== undefined && ![2, 3, 4].includes(one.depth)) ||
      (one.type.startsWith('mdxJsx') && isComponent(one) && !componentOf(one.name)),
  );

const [open, close] = ['<Source>\n\n', '\n\n</Source>'];
export const sourceBlock = (text: string) => `${open}${text}${close}`;
export const sourcePattern = /<Source>\n\n([\s\S]*?)\n\n<\/Source>/;

/** Returns a text for the editor. It shows what it would change as its source. */
export function forEditor(body: string): string {
  const blocks = blocksOf(body);
  if (blocks.length === 0) return body.trim() && sourceBlock(body);
  return blocks.map(({ node, text }) => (isKept(node) ? sourceBlock(text) : text)).join('\n\n');
}

/** Returns a text of the editor for the file: blocks that mean what they meant stay as they were. */
export function fromEditor(edited: string, original: string): string {
  const text = edited.replaceAll(open, '').replaceAll(close, '').replaceAll('="/images/', '="images/'); // prettier-ignore
  const blocks = blocksOf(text);
  const before = blocksOf(original);
  const places: number[] = [];
  for (const { meaning } of blocks) {
    const isSame = (one: Block, index: number) =>
      one.meaning === meaning && !places.includes(index);
    places.push(before.findIndex(isSame));
  }
  if (blocks.length === 0) return text;
  return blocks
    .map(({ text: own }, index) => {
      const place = places[index] ?? -1;
      const isFollowed = place >= 0 && places[index + 1] === place + 1;
      const gap = index === blocks.length - 1 ? '' : '\n\n';
      return (before[place]?.text ?? own) + (isFollowed ? (before[place]?.after ?? gap) : gap);
    })
    .join('');
}
