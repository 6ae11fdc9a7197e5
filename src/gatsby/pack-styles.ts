import postcss, { type AtRule, type ChildNode } from 'postcss';

/** One of the style sheets that `@emotion/server` extracts. */
type Chunk = { css: string };

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

/**
 * Writes all rules of a page into one style sheet, and each cascade layer once. Emotion wraps every
 * single rule in its layer, which costs each page some hundred bytes even compressed. The rules of a
 * layer keep their order, and so do those outside, hence the cascade is the same.
 */
export function packStyles(chunks: readonly Chunk[]): string {
  const { nodes } = postcss.parse(chunks.map(({ css }) => css).join(''));
  const order = nodes.filter((node) => isLayer(node) && !node.nodes);
  const layers = new Map<string, string[]>();
  for (const node of nodes) {
    if (!isLayer(node) || !node.nodes) continue;
    layers.set(node.params, [...(layers.get(node.params) ?? []), ...node.nodes.map(String)]);
  }
  return [
    ...order.map((node) => `${String(node)};`),
    ...[...layers].map(([name, rules]) => `@layer ${name}{${rules.join('')}}`),
    ...nodes.filter((node) => !isLayer(node)).map(String),
  ].join('');
}
