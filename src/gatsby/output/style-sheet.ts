import postcss, { type AtRule, type ChildNode } from 'postcss';
import { dependencyError } from './dependency-error';

const fail = (what: string) => dependencyError('One style sheet', what);

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

/**
 * Writes all rules of a page into one style sheet, and each cascade layer once; Emotion wraps every
 * rule in its layer. The layers have the order that Chakra declares, and the rules of each keep theirs.
 *
 * @param chunks the style sheets that `@emotion/server` extracts
 * @throws if Chakra's layers have changed: their rules would apply in another order, or not at all
 */
export function styleSheet(chunks: readonly { css: string }[]): string {
  const { nodes } = postcss.parse(chunks.map(({ css }) => css).join(''));
  const declared = nodes.filter(isLayer).filter((node) => !node.nodes);
  const order = declared.flatMap(({ params }) => params.split(/\s*,\s*/));
  const layers = new Map(order.map((name) => [name, '']));
  let rest = '';
  for (const node of nodes) {
    if (!isLayer(node)) rest += String(node);
    else if (node.nodes) {
      const rules = layers.get(node.params);
      if (rules === undefined) throw fail(`the layer "${node.params}" has no place in their order`);
      layers.set(node.params, rules + node.nodes.join(''));
    }
  }
  for (const name of ['base', 'tokens', 'recipes']) {
    if (!layers.get(name)) throw fail(`Chakra's styles have no layer "${name}"`);
  }
  const written = [...layers].filter(([, rules]) => rules !== '');
  return written.map(([name, rules]) => `@layer ${name}{${rules}}`).join('') + rest;
}
