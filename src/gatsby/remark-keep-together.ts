import { keepNumbers } from '../content/keep-numbers';

/** The part of a Markdown node that this plugin reads. */
type Node = { type: string; value?: string; children?: Node[] };

function keep(node: Node) {
  if (node.type === 'text' && node.value !== undefined) node.value = keepNumbers(node.value);
  node.children?.forEach(keep);
}

/** A remark plugin that keeps each number on one line with the word that it counts. */
export const remarkNumbers = () => keep;
