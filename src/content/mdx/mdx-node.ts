type Point = { line: number; column: number };

/** An attribute of a component. The value of an expression in braces is not a text. */
export type MdxAttribute = { type: string; name?: string; value?: unknown };

/** A node of the tree that MDX makes of a text, as far as the plugins of this folder look at it. */
export type MdxNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  title?: string | null;
  attributes?: MdxAttribute[];
  children?: MdxNode[];
  data?: { estree?: { body: readonly unknown[] } | null };
  position?: { start: Point; end: Point };
};

/** Returns a node and everything in it, in the order of the text. */
export const nodesIn = (node: MdxNode): MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesIn),
];
