import { keepEnd, keepTogether } from '../content/keep-together';

/** The part of a Markdown node that this plugin reads. */
type Node = { type: string; value?: string; children?: Node[] };

function keep(node: Node, parent?: Node) {
  if (node.type === 'text' && node.value !== undefined) {
    const text = keepTogether(node.value);
    const endsParagraph = parent?.type === 'paragraph' && parent.children?.at(-1) === node;
    node.value = endsParagraph ? keepEnd(text) : text;
  }
  node.children?.forEach((child) => keep(child, node));
}

/** A remark plugin that keeps words on one line that belong together. */
export const remarkKeepTogether = () => (tree: Node) => keep(tree);
