import postcss, { type AtRule, type ChildNode } from 'postcss';

/** One of the style sheets that `@emotion/server` extracts. */
type Chunk = { key: string; ids: readonly string[]; css: string };

/** What becomes a style element: its `data-emotion`, and its text. */
type Sheet = { name: string; css: string };

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

/**
 * Writes all rules of a page into one style sheet, and each cascade layer once. Emotion wraps every
 * single rule in its layer, which costs each page some hundred bytes even compressed. The rules of a
 * layer keep their order, and so do those outside, hence the cascade is the same.
 *
 * @returns a sheet for each chunk, by whose name Emotion knows in the browser which rules are there;
 *   the last one has the text of all
 */
export function packStyles(chunks: readonly Chunk[]): Sheet[] {
  const { nodes } = postcss.parse(chunks.map(({ css }) => css).join(''));
  const order = nodes.filter((node) => isLayer(node) && !node.nodes);
  const layers = new Map<string, string[]>();
  for (const node of nodes) {
    if (!isLayer(node) || !node.nodes) continue;
    layers.set(node.params, [...(layers.get(node.params) ?? []), ...node.nodes.map(String)]);
  }
  const css = [
    ...order.map((node) => `${String(node)};`),
    ...[...layers].map(([name, rules]) => `@layer ${name}{${rules.join('')}}`),
    ...nodes.filter((node) => !isLayer(node)).map(String),
  ].join('');
  return chunks.map(({ key, ids }, index) => ({
    name: `${key} ${ids.join(' ')}`,
    css: index === chunks.length - 1 ? css : '',
  }));
}
