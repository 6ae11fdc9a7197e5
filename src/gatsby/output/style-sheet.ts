import postcss from 'postcss';
import { dependencyError } from './dependency-error';

const fail = (what: string) => dependencyError('One style sheet', what);

/**
 * Writes all rules of a page into one style sheet, and each cascade layer once; Emotion wraps every
 * rule in its layer. The layers have the order that Chakra declares, and the rules of each keep theirs.
 *
 * @param chunks the style sheets that `@emotion/server` extracts
 * @throws if Chakra's layers have changed: their rules would apply in another order, or not at all
 */
export function styleSheet(chunks: readonly { css: string }[]): string {
  const layers = new Map<string, string>();
  let rest = '';
  for (const node of postcss.parse(chunks.map(({ css }) => css).join('')).nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') rest += String(node);
    else if (!node.nodes) for (const name of node.params.split(/\s*,\s*/)) layers.set(name, '');
    else {
      const rules = layers.get(node.params);
      if (rules === undefined)
        throw fail(`no order of layers has "${node.params}" before its rules`);
      layers.set(node.params, rules + node.nodes.join(''));
    }
  }
  for (const name of ['base', 'tokens', 'recipes']) {
    if (!layers.get(name)) throw fail(`Chakra's styles have no layer "${name}"`);
  }
  const written = [...layers].filter(([, rules]) => rules !== '');
  return written.map(([name, rules]) => `@layer ${name}{${rules}}`).join('') + rest;
}
