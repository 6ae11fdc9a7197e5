import { keepFigures } from '../content/keep-figures';

/** The part of a Markdown node that this plugin reads. */
type Node = { type: string; value?: string; children?: Node[] };

function keep(node: Node) {
  if (node.type === 'text' && node.value !== undefined) node.value = keepFigures(node.value);
  node.children?.forEach(keep);
}

/** A remark plugin that keeps each figure on one line with the word that it counts. */
export const remarkFigures = () => keep;
