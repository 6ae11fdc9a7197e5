import GithubSlugger from 'github-slugger';
import { ownIds, typesWithPages } from '../../content/content-types';
import type { Variables } from '../../content/variables';
import type { Range } from '../problem';

export type Point = { line: number; column: number; offset?: number };

/** A node of the tree that MDX makes of a text, as far as this site looks at it. */
export type MdxNode = {
  type: string;
  name?: string | null;
  value?: string;
  lang?: string | null;
  url?: string;
  title?: string | null;
  identifier?: string;
  ordered?: boolean | null;
  checked?: boolean | null;
  depth?: number;
  align?: readonly ('left' | 'center' | 'right' | null)[] | null;
  /** The value of an expression in braces is not a string. */
  attributes?: { type: string; name?: string; value?: unknown; position?: { start: Point } }[];
  children?: MdxNode[];
  data?: {
    estree?: { body: readonly unknown[] } | null;
    hName?: string;
    hProperties?: Record<string, unknown>;
  };
  position?: { start: Point; end: Point };
};

/** Returns a node and everything in it, in the order of the text. */
export const nodesIn = (node: MdxNode): MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesIn),
];

/** Returns the definitions that a link uses. Others are comments: `[note]: # (later)`. */
export function usedDefinitions(nodes: readonly MdxNode[]): MdxNode[] {
  const references = nodes.filter(({ type }) => type === 'linkReference');
  const used = new Set(references.map(({ identifier }) => identifier));
  return nodes.filter(({ type, identifier }) => type === 'definition' && used.has(identifier));
}

/** Returns whether a text has more than signs. */
export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Returns where a node begins in its text. */
export const startOf = ({ position }: { position?: { start: Point } }) =>
  position?.start.offset ?? 0;

/** Returns where a node ends in its text. */
export const endOf = ({ position }: { position?: { end: Point } }) => position?.end.offset ?? 0;

/** Returns where a node begins and ends in its text. */
export const rangeOf = (node: MdxNode): Range => [startOf(node), endOf(node)];

export const isExpression = ({ type }: MdxNode) =>
  type === 'mdxTextExpression' || type === 'mdxFlowExpression';

/** Returns whether braces hold nothing but a comment, which visitors never see. */
const isNote = (node: MdxNode) =>
  isExpression(node) && node.data?.estree?.body.length === 0 && node.value?.trim() !== '';

/** Returns whether a node is a link without Markdown: `https://example.com`. */
export const isBareAddress = (node: MdxNode) =>
  node.type === 'link' &&
  node.children?.[0] !== undefined &&
  startOf(node.children[0]) === startOf(node);

/** Returns whether a node is a block of words. */
export const isBlock = ({ type }: MdxNode) => ['paragraph', 'heading', 'tableCell'].includes(type);

/** Returns whether visitors see nothing of a node. */
export const isBlank = (node: MdxNode) =>
  isNote(node) || (node.type === 'text' && node.value?.trim() === '');

/** Returns whether a tag is of a component. HTML elements have lowercase names. */
export const isComponentName = (name?: string | null) => !/^[a-z]/.test(name ?? '');

export const isComponent = ({ type, name }: MdxNode) =>
  type.startsWith('mdxJsx') && isComponentName(name);

/** Returns the name in a pair of braces, if they hold a name alone. */
export const variableIn = (node: MdxNode): string | undefined =>
  isExpression(node) ? /^[A-Za-z]+$/.exec(node.value ?? '')?.[0] : undefined;

/** Returns the value of the variable that a pair of braces names. */
export function variableValue(node: MdxNode, variables: Variables): string | undefined {
  const name = variableIn(node) ?? '';
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

/** Returns the words of a node as visitors read them. */
export function textContent(node: MdxNode, variables: Variables): string {
  if (isExpression(node)) return variableValue(node, variables) ?? '';
  if (node.type === 'break') return ' ';
  return node.value ?? (node.children ?? []).map((child) => textContent(child, variables)).join('');
}

/**
 * Raises the headings of a page in place, so that the first level is ##: a text from
 * elsewhere may begin with ###.
 */
export function raiseHeadings(tree: MdxNode): void {
  const headings = nodesIn(tree).filter(({ type }) => type === 'heading');
  const most = Math.min(...headings.map(({ depth = 2 }) => depth));
  if (most <= 2) return;
  for (const heading of headings) heading.depth = (heading.depth ?? most) - most + 2;
}

/** Ids of the page around a text, which a heading must not take. */
const taken = new Set([
  ...typesWithPages.filter(({ hasBody }) => hasBody).flatMap(ownIds),
  'footnote-label',
]);

/** Returns the headings of a text that a link may lead to, with their ids. Equal words get -1, -2. */
export function headingIds(tree: MdxNode, variables: Variables): Map<MdxNode, string> {
  const slugger = new GithubSlugger();
  taken.forEach((id) => slugger.slug(id));
  const named = nodesIn(tree)
    .filter(({ type }) => type === 'heading')
    .map((node): [MdxNode, string] => [node, textContent(node, variables).trim()])
    .filter(([, words]) => hasWords(words));
  return new Map(named.map(([node, words]) => [node, slugger.slug(words)]));
}
