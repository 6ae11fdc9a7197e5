import postcss, { type AtRule, type ChildNode } from 'postcss';
import { missing } from './missing';

/** One of the style sheets that `@emotion/server` extracts. */
type Chunk = { css: string };

const step = 'One style sheet';

/** Returns whether a node is a condition that many classes share. */
const isShared = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' &&
  node.name === 'media' &&
  /hover|min-width|reduced-motion/.test(node.params);

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

/** Returns the rules of a layer: those under shared conditions last, each condition once. */
function packRules(nodes: readonly ChildNode[]): string {
  const shared = new Map<string, ChildNode[]>();
  for (const node of nodes.filter(isShared)) {
    shared.set(node.params, [...(shared.get(node.params) ?? []), ...(node.nodes ?? [])]);
  }
  const inOrder = [...shared].sort(([a], [b]) => rank(a) - rank(b));
  return [
    ...nodes.filter((node) => !isShared(node)).map(String),
    ...inOrder.map(([params, rules]) => `@media ${params}{${rules.map(String).join('')}}`),
  ].join('');
}

/**
 * Orders conditions: a pointer's rules first, then those of windows, narrower ones first; reduced
 * motion last.
 */
const rank = (params: string) =>
  params.includes('hover') ? 0 : Number(/([\d.]+)rem/.exec(params)?.[1] ?? Infinity);

/** Pages of one template have the same styles, so each style sheet is packed once. */
const packed = new Map<string, string>();

/**
 * Writes all rules of a page into one style sheet, and each cascade layer once. Emotion wraps every
 * single rule in its layer and in its condition, which costs each page some hundred bytes even
 * compressed. An element has one class, the rules of a class keep their order, and the layers have
 * the order that Chakra declares, so the cascade is the same.
 *
 * @throws if Chakra's layers have changed: their rules would apply in another order, or not at all
 */
export function styleSheet(chunks: readonly Chunk[]): string {
  const css = chunks.map((chunk) => chunk.css).join('');
  const known = packed.get(css);
  if (known !== undefined) return known;
  const sheet = pack(css);
  packed.set(css, sheet);
  return sheet;
}

function pack(css: string): string {
  const { nodes } = postcss.parse(css);
  const order = nodes
    .filter(isLayer)
    .filter((node) => !node.nodes)
    .flatMap(({ params }) => params.split(/\s*,\s*/));
  const layers = new Map<string, ChildNode[]>();
  for (const node of nodes) {
    if (!isLayer(node) || !node.nodes) continue;
    layers.set(node.params, [...(layers.get(node.params) ?? []), ...node.nodes]);
  }
  if (!css.includes('.c-')) throw missing(step, 'no rule is for a class that Emotion named "c-…"');
  for (const name of ['base', 'tokens']) {
    if (!layers.has(name)) throw missing(step, `Chakra's styles have no layer "${name}"`);
  }
  for (const name of layers.keys()) {
    if (!order.includes(name)) {
      throw missing(step, `the layer "${name}" has no place in the order of Chakra's layers`);
    }
  }
  return [
    ...[...layers]
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([name, rules]) => `@layer ${name}{${packRules(rules)}}`),
    ...nodes.filter((node) => !isLayer(node)).map(String),
  ].join('');
}
