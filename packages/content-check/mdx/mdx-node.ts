import { once } from '../once';

type Point = { line: number; column: number; offset?: number };

/** An attribute of a component. The value of an expression in braces is not a text. */
export type MdxAttribute = { type: string; name?: string; value?: unknown };

/** A node of the tree that MDX makes of a text, as far as this site looks at it. */
export type MdxNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  title?: string | null;
  label?: string | null;
  /** Of a picture in Markdown. */
  alt?: string | null;
  depth?: number;
  ordered?: boolean | null;
  start?: number | null;
  checked?: boolean | null;
  attributes?: MdxAttribute[];
  children?: MdxNode[];
  data?: { estree?: { body: readonly unknown[] } | null; hProperties?: Record<string, string> };
  position?: { start: Point; end: Point };
};

function collect(node: MdxNode, found: MdxNode[]): MdxNode[] {
  found.push(node);
  for (const child of node.children ?? []) collect(child, found);
  return found;
}

/** Returns a node and everything in it, in the order of the text. Several rules ask for all of a text. */
export const nodesIn = once((node: MdxNode): readonly MdxNode[] => collect(node, []));

/** Returns whether a footnote has its signs the wrong way round: `[1^]: The note`. */
export const isTurnedNote = ({ type, label }: MdxNode) =>
  type === 'definition' && /^\w+\^$/.test(label ?? '');

/** Returns where a node begins in the file. */
export const startOf = ({ position }: MdxNode) => position?.start.offset ?? 0;

/** Returns where a node ends in the file. */
export const endOf = ({ position }: MdxNode) => position?.end.offset ?? 0;

export const isExpression = ({ type }: MdxNode) =>
  type === 'mdxTextExpression' || type === 'mdxFlowExpression';

export const isComponent = ({ type }: MdxNode) => type.startsWith('mdxJsx');

/** Returns whether braces hold nothing but a note, which visitors never see. */
export const isNote = (node: MdxNode) =>
  isExpression(node) && node.data?.estree?.body.length === 0 && node.value?.trim() !== '';

/** Returns whether visitors see nothing of a node. */
export const isBlank = (node: MdxNode) =>
  isNote(node) || (node.type === 'text' && (node.value ?? '').trim() === '');

/** Returns the name in a pair of braces, when they hold a name alone. */
export const tokenIn = (node: MdxNode): string | undefined =>
  isExpression(node) ? /^[A-Za-z]+$/.exec(node.value ?? '')?.[0] : undefined;

/** Returns the words of a node as visitors read them. */
export function wordsOf(node: MdxNode, tokens: Readonly<Record<string, string>>): string {
  if (isExpression(node)) return tokens[tokenIn(node) ?? ''] ?? '';
  if (node.type === 'break') return ' ';
  return node.value ?? (node.children ?? []).map((child) => wordsOf(child, tokens)).join('');
}

/** Returns the addresses of a link, of its definition, or of a component that links. */
export function addressesOf({ url, attributes = [], ...node }: MdxNode): string[] {
  if (node.type === 'link' || node.type === 'definition') return url === undefined ? [] : [url];
  return attributes.flatMap(({ name = '', value }) => {
    if (typeof value !== 'string') return [];
    // The schema of a video judges the address of a page; a film has to be there.
    const isLink = ['href', 'transcript'].includes(name) || value.startsWith('/downloads/');
    return isLink ? [value] : [];
  });
}
