import { z } from 'zod';
import type { SeoPage } from '../model/page';

/** A node of a JSON-LD graph: a thing with a type, or a reference to one. */
export type JsonLdNode = Record<string, unknown>;

/** A value in a graph, with the keys that lead to it: `FAQPage.mainEntity.0.name`. */
type JsonLdValue = { path: string; key: string; value: unknown };

const objectShape = z.record(z.string(), z.unknown());
const graphShape = z.object({ '@graph': z.array(objectShape) });

export const asNode = (value: unknown): JsonLdNode | null =>
  objectShape.safeParse(value).data ?? null;

/** Returns the nodes of a page's graph; empty if it has none. */
export const graphOf = ({ jsonLd: [block] }: SeoPage): JsonLdNode[] =>
  graphShape.safeParse(block?.data).data?.['@graph'] ?? [];

/** Returns the types of a node; a reference has none. */
export const typesOf = (node: JsonLdNode): string[] => {
  const type = node['@type'];
  return [type].flat().filter((name) => typeof name === 'string');
};

/** Returns a value and all values in it, with their paths. */
function valuesIn(value: unknown, path: string, key = ''): JsonLdValue[] {
  const own = { path, key, value };
  if (Array.isArray(value)) {
    return [own, ...value.flatMap((item, index) => valuesIn(item, `${path}.${index}`, key))];
  }
  const node = asNode(value);
  if (!node) return [own];
  return [
    own,
    ...Object.entries(node).flatMap(([name, item]) => valuesIn(item, `${path}.${name}`, name)),
  ];
}

const nameOf = (node: JsonLdNode) => typesOf(node)[0] ?? 'node';

/** Returns all values of a page's graph with their paths. */
export const graphValues = (page: SeoPage): JsonLdValue[] =>
  graphOf(page).flatMap((node) => valuesIn(node, nameOf(node)));

/** Returns every typed node of a page, at any depth, with its path. */
export const typedNodes = (page: SeoPage): { path: string; node: JsonLdNode; types: string[] }[] =>
  graphValues(page).flatMap(({ path, value }) => {
    const node = asNode(value);
    const types = node ? typesOf(node) : [];
    return node && types.length > 0 ? [{ path, node, types }] : [];
  });

/** The nodes of a page that have a type. */
export const nodesOfType = (page: SeoPage, type: string): JsonLdNode[] =>
  typedNodes(page)
    .filter(({ types }) => types.includes(type))
    .map(({ node }) => node);

/** true: the node says nothing but which other node it is. */
export const isReference = (node: JsonLdNode) => '@id' in node && Object.keys(node).length === 1;

/** The ids that the graph of a page defines. */
export const definedIds = (page: SeoPage): ReadonlySet<unknown> =>
  new Set(
    graphValues(page).flatMap(({ value }) => {
      const node = asNode(value);
      return node && '@id' in node && !isReference(node) ? [node['@id']] : [];
    }),
  );
