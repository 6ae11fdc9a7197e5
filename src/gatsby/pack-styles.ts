import postcss, { type AtRule, type ChildNode } from 'postcss';

/** One of the style sheets that `@emotion/server` extracts. */
type Chunk = { css: string };

/** Conditions that many classes have, in the order in which their rules are written. */
const isShared = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' &&
  node.name === 'media' &&
  /hover|min-width|reduced-motion/.test(node.params);

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer';

/** The rules of a layer, those under shared conditions last, each condition once. */
function packRules(nodes: readonly ChildNode[]): string {
  const shared = new Map<string, ChildNode[]>();
  for (const node of nodes.filter(isShared)) {
    shared.set(node.params, [...(shared.get(node.params) ?? []), ...(node.nodes ?? [])]);
  }
  const inOrder = [...shared].sort(([a], [b]) => rank(a) - rank(b));
  return [
    shareRules(nodes.filter((node) => !isShared(node))),
    ...inOrder.map(([params, rules]) => `@media ${params}{${shareRules(rules)}}`),
  ].join('');
}

/** The class that Emotion has made a rule for. */
const ownClass = (node: ChildNode) => /\.c-\w+/.exec(String(node))?.[0];

/** Writes the rules of classes that look alike, as buttons do that differ in their margins, once for all of them. */
function shareRules(nodes: readonly ChildNode[]): string {
  const looks = new Map<string, string>();
  for (const node of nodes) {
    const own = ownClass(node);
    if (!own) continue;
    const look = node.type === 'rule' ? String(node).replaceAll(own, '&') : String(node);
    looks.set(own, (looks.get(own) ?? '') + look);
  }
  const alike = new Map<string, string[]>();
  for (const [own, look] of looks) alike.set(look, [...(alike.get(look) ?? []), own]);
  return nodes
    .map((node) => {
      const own = ownClass(node);
      if (!own || node.type !== 'rule') return String(node);
      const [first, ...others] = alike.get(looks.get(own) ?? '') ?? [];
      if (own !== first) return '';
      const selectors = others.map((other) => node.selector.replaceAll(own, other));
      return String(node.clone({ selector: [node.selector, ...selectors].join() }));
    })
    .join('');
}

/** A pointer's rules first, then those of windows, narrower ones first; reduced motion has the last word. */
const rank = (params: string) =>
  params.includes('hover') ? 0 : Number(/([\d.]+)rem/.exec(params)?.[1] ?? Infinity);

/** Chakra writes the widths of windows as properties too, which no condition can read. */
const windowWidth = /^--\w+-(sizes-)?breakpoints?-/;

/** Pages made from one template wear the same styles. */
const packed = new Map<string, string>();

/**
 * Writes all rules of a page into one style sheet, and each cascade layer once. Emotion wraps every
 * single rule in its layer and in its condition, which costs each page some hundred bytes even
 * compressed. An element has one class, the rules of a class keep their order, and the layers stand in
 * the one that Chakra asks for, hence the cascade is the same.
 */
export function packStyles(chunks: readonly Chunk[]): string {
  const css = chunks.map((chunk) => chunk.css).join('');
  const known = packed.get(css);
  if (known !== undefined) return known;
  const sheet = pack(css);
  packed.set(css, sheet);
  return sheet;
}

function pack(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls(windowWidth, (declaration) => void declaration.remove());
  const { nodes } = sheet;
  const order = nodes
    .filter(isLayer)
    .filter((node) => !node.nodes)
    .flatMap(({ params }) => params.split(/\s*,\s*/));
  const layers = new Map<string, ChildNode[]>();
  for (const node of nodes) {
    if (!isLayer(node) || !node.nodes) continue;
    layers.set(node.params, [...(layers.get(node.params) ?? []), ...node.nodes]);
  }
  return [
    ...[...layers]
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([name, rules]) => `@layer ${name}{${packRules(rules)}}`),
    ...nodes.filter((node) => !isLayer(node)).map(String),
  ].join('');
}
