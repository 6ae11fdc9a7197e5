import postcss, { type AtRule, type ChildNode } from 'postcss';
import { dependencyError } from './dependency-error';

const step = 'One style sheet';

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

/** Returns whether a node is a condition that many classes share. */
const isShared = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' &&
  node.name === 'media' &&
  /hover|min-width|reduced-motion/.test(node.params);

/** Orders conditions: hover, then windows, narrower ones first, then reduced motion. */
const rank = (params: string) =>
  params.includes('hover') ? 0 : Number(/([\d.]+)rem/.exec(params)?.[1] ?? Infinity);

/** Returns the rules inside of nodes by the parameters of these nodes. */
function rulesByParams(nodes: readonly AtRule[]): [params: string, rules: ChildNode[]][] {
  const rules = new Map<string, ChildNode[]>();
  for (const { params, nodes: own = [] } of nodes) {
    rules.set(params, [...(rules.get(params) ?? []), ...own]);
  }
  return [...rules];
}

/** Returns the rules of a layer: those under shared conditions last, each condition once. */
const packRules = (nodes: readonly ChildNode[]) =>
  [
    ...nodes.filter((node) => !isShared(node)).map(String),
    ...rulesByParams(nodes.filter(isShared))
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([params, rules]) => `@media ${params}{${rules.map(String).join('')}}`),
  ].join('');

function pack(css: string): string {
  const { nodes } = postcss.parse(css);
  const order = nodes
    .filter(isLayer)
    .filter((node) => !node.nodes)
    .flatMap(({ params }) => params.split(/\s*,\s*/));
  const layers = rulesByParams(nodes.filter(isLayer).filter((node) => node.nodes));
  const names = layers.map(([name]) => name);
  if (!css.includes('.c-'))
    throw dependencyError(step, 'no rule is for a class that Emotion named "c-…"');
  for (const name of ['base', 'tokens']) {
    if (!names.includes(name))
      throw dependencyError(step, `Chakra's styles have no layer "${name}"`);
  }
  for (const name of names) {
    if (!order.includes(name)) {
      throw dependencyError(
        step,
        `the layer "${name}" has no place in the order of Chakra's layers`,
      );
    }
  }
  return [
    ...layers
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([name, rules]) => `@layer ${name}{${packRules(rules)}}`),
    ...nodes.filter((node) => !isLayer(node)).map(String),
  ].join('');
}

const packed = new Map<string, string>();

/**
 * Writes all rules of a page into one style sheet, and each cascade layer once; Emotion wraps every
 * rule in its layer and its condition. The cascade stays the same: an element has one class, the
 * rules of a class keep their order, and the layers have the order that Chakra declares.
 *
 * @param chunks the style sheets that `@emotion/server` extracts
 * @throws if Chakra's layers have changed: their rules would apply in another order, or not at all
 */
export function styleSheet(chunks: readonly { css: string }[]): string {
  const css = chunks.map((chunk) => chunk.css).join('');
  const sheet = packed.get(css) ?? pack(css);
  packed.set(css, sheet);
  return sheet;
}
