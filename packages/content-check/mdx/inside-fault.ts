import type { ProseComponent } from '../catalogue';
import { isBlank, tokenIn, type MdxNode } from './mdx-node';
import { tagAdvice } from './tag-advice';

const meaningful = ({ children = [] }: MdxNode) => children.filter((child) => !isBlank(child));

const isPlain = (node: MdxNode) => node.type === 'text' || tokenIn(node) !== undefined;

/** Returns whether an entry of a list begins with bold words, and has others after them. */
function isNumber(entry: MdxNode): boolean {
  const [paragraph, ...others] = meaningful(entry);
  const [number, ...words] = paragraph ? meaningful(paragraph) : [];
  return others.length === 0 && number?.type === 'strong' && words.length > 0;
}

const isList = ([list, ...others]: readonly MdxNode[], isOrdered: boolean) =>
  others.length === 0 && list?.type === 'list' && (list.ordered ?? false) === isOrdered;

/** Returns what a component takes between its tags, if that is not what it has there. */
const missed: Readonly<
  Record<ProseComponent['inside'], (nodes: readonly MdxNode[]) => string | undefined>
> = {
  nothing: (nodes) => (nodes.length === 0 ? undefined : 'takes nothing between its tags'),
  words: (nodes) => (nodes.every(isPlain) ? undefined : 'takes plain words only'),
  text: () => undefined,
  'ordered list': (nodes) =>
    isList(nodes, true)
      ? undefined
      : 'takes one list, each entry on its own line after "1. ", and what belongs to it indented',
  numbers: (nodes) =>
    isList(nodes, false) && nodes.flatMap((node) => node.children ?? []).every(isNumber)
      ? undefined
      : 'takes one list whose entries begin with a fact in bold: - **{replyTime}** to an answer',
};

/** Returns what is wrong between the tags of a component; undefined if nothing is. */
export function insideFault({ name, inside }: ProseComponent, node: MdxNode): string | undefined {
  const nodes = meaningful(node);
  if (inside !== 'nothing' && nodes.length === 0) {
    return `This <${name}> has no words. ${tagAdvice(name)}`;
  }
  const miss = missed[inside](nodes);
  return miss === undefined ? undefined : `<${name}> ${miss}. ${tagAdvice(name)}`;
}
