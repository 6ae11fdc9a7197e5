import postcss, { type AtRule, type ChildNode } from 'postcss';

/** One of the style sheets that `@emotion/server` extracts. */
type Chunk = { css: string };

const isWidth = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'media' && node.params.includes('min-width');

/** Chakra writes each width at which the layout changes as two variables, which conditions cannot read. */
const widthToken = /^--tl-(sizes-)?breakpoints?-/;

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

/** The rules of a layer, those for wide windows last, once for each width and narrower widths first. */
function packRules(nodes: readonly ChildNode[]): string {
  const widths = new Map<string, string[]>();
  for (const node of nodes.filter(isWidth)) {
    widths.set(node.params, [
      ...(widths.get(node.params) ?? []),
      ...(node.nodes ?? []).map(String),
    ]);
  }
  const narrowFirst = [...widths].sort(([a], [b]) => pixels(a) - pixels(b));
  return [
    ...nodes.filter((node) => !isWidth(node)).map(String),
    ...narrowFirst.map(([params, rules]) => `@media ${params}{${rules.join('')}}`),
  ].join('');
}

const pixels = (params: string) => Number(/([\d.]+)rem/.exec(params)?.[1]);

/**
 * Writes all rules of a page into one style sheet, and each cascade layer once. Emotion wraps every
 * single rule in its layer and each rule for a wide window in its condition, which costs each page
 * some hundred bytes even compressed. An element has one class, and the rules of a class keep their
 * order, hence the cascade is the same.
 */
export function packStyles(chunks: readonly Chunk[]): string {
  const sheet = postcss.parse(chunks.map(({ css }) => css).join(''));
  sheet.walkDecls(widthToken, (declaration) => void declaration.remove());
  const { nodes } = sheet;
  const order = nodes.filter((node) => isLayer(node) && !node.nodes);
  const layers = new Map<string, ChildNode[]>();
  for (const node of nodes) {
    if (!isLayer(node) || !node.nodes) continue;
    layers.set(node.params, [...(layers.get(node.params) ?? []), ...node.nodes]);
  }
  return [
    ...order.map((node) => `${String(node)};`),
    ...[...layers].map(([name, rules]) => `@layer ${name}{${packRules(rules)}}`),
    ...nodes.filter((node) => !isLayer(node)).map(String),
  ].join('');
}
