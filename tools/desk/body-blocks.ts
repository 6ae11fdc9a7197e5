import { isComponent, isNote, nodesIn, startOf, type MdxNode } from '../../src/check/mdx';
import { parseText } from '../../src/check/parse-text';
import { componentOf } from '../../src/content/components';

export const endOf = ({ position }: MdxNode) => position?.end.offset ?? 0;

/** Returns the same for nodes that differ only in how they are typed. */
const meaningOf = (node: unknown): string =>
  JSON.stringify(node, (key, value: unknown) => {
    if (['position', 'spread', 'data'].includes(key)) return undefined;
    if (key === 'attributes' && Array.isArray(value)) return value.map(meaningOf).sort();
    return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value;
  });

/** Returns the paragraphs, lists, components … of a text; none if MDX cannot read it. */
function blocksOf(text: string) {
  const read = parseText(text);
  const nodes = 'tree' in read ? (read.tree.children ?? []) : [];
  return nodes.map((node, index) => {
    const next = nodes[index + 1];
    const after = next ? text.slice(endOf(node), startOf(next)) : '';
    return { node, meaning: meaningOf(node), text: text.slice(startOf(node), endOf(node)), after };
  });
}

const foreign = ['table', 'code', 'footnoteDefinition', 'definition', 'break'];

/** Returns whether the editor of the desk would change a block. */
const isForeign = (block: MdxNode) =>
  nodesIn(block).some(
    (node) =>
      foreign.includes(node.type) ||
      isNote(node) ||
      ![undefined, 2, 3, 4].includes(node.depth) ||
      (isComponent(node) && !componentOf(node.name)),
  );

/** The name of the part that shows a block as it is written. */
export const sourceComponent = 'Source';
const [open, close] = [`<${sourceComponent}>\n\n`, `\n\n</${sourceComponent}>`];
export const sourceBlock = (text: string) => open + text + close;

/** Returns a text for the editor: what it would change is shown as it is written. */
export function forEditor(body: string): string {
  const blocks = blocksOf(body);
  if (blocks.length === 0) return body && sourceBlock(body);
  return blocks
    .map(({ node, text }) => (isForeign(node) ? sourceBlock(text) : text))
    .join('\n\n')
    .replaceAll('="images/', '="/images/');
}

/** Returns a text of the editor for the file: blocks that mean what they meant stay as they were. */
export function fromEditor(edited: string, original: string): string {
  const text = [open, close].reduce((rest, mark) => rest.replaceAll(mark, ''), edited);
  const plain = text.replaceAll('="/images/', '="images/');
  const before = blocksOf(original);
  const places: number[] = [];
  const blocks = blocksOf(plain);
  for (const { meaning } of blocks)
    places.push(before.findIndex((old, at) => old.meaning === meaning && !places.includes(at)));
  const kept = blocks.map(({ text: own, after }, index) => {
    const old = before[places[index] ?? -1];
    const isFollowed = places[index + 1] === (places[index] ?? 0) + 1;
    return (old?.text ?? own) + (old && isFollowed ? old.after : after && '\n\n');
  });
  return kept.length === 0 ? plain : kept.join('');
}
