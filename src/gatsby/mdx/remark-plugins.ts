import { readFileSync } from 'node:fs';
import { fillText, type Variables } from '../../content/variables';
import { readContentFile } from '../../reader/content-file';
import type { Plugins } from '../../reader/markdown/grammar';
import {
  headingIds,
  isBareAddress,
  isComponent,
  nodesIn,
  variableValue,
  textContent,
  type MdxNode,
} from '../../reader/markdown/tree';
import { readSettings } from '../../reader/settings';
import { nameIn } from './name-in';

/**
 * Returns whether a node begins on the line right after another. Two such paragraphs were one in Markdown, and MDX has
 * split them at a variable that is alone on its line.
 */
const isOnNextLine = (before: MdxNode, { position }: MdxNode) =>
  before.position?.end.line === (position?.start.line ?? 0) - 1;

/** Merges two texts, or two lines of one paragraph; undefined for other nodes. */
function merged(first: MdxNode, second: MdxNode): MdxNode | undefined {
  if (first.type !== second.type || !first.position || !second.position) return undefined;
  const position = { start: first.position.start, end: second.position.end };
  if (first.type === 'text') return { ...first, value: `${first.value}${second.value}`, position };
  if (first.type !== 'paragraph' || !isOnNextLine(first, second)) return undefined;
  const lineBreak = { type: 'text', value: '\n', position };
  const lines = [...(first.children ?? []), lineBreak, ...(second.children ?? [])];
  return { ...first, children: mergeNeighbors(lines), position };
}

function mergeNeighbors(nodes: readonly MdxNode[]): MdxNode[] {
  const result: MdxNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const both = last && merged(last, node);
    if (both) result.pop();
    result.push(both ?? node);
  }
  return result;
}

/** Removes the full stop after a variable whose value has one: `Acme Inc.` */
const withoutSecondStop = (nodes: readonly MdxNode[], variables: Variables) =>
  nodes.map((node, index) => {
    const before = nodes[index - 1];
    const isTwice =
      node.type === 'text' && before && variableValue(before, variables)?.endsWith('.') === true;
    return isTwice ? { ...node, value: node.value?.replace(/^\.(?!\.)/, '') } : node;
  });

/** Returns a node with the variables in its text, its addresses and its attributes filled in. */
function filled(node: MdxNode, variables: Variables): MdxNode {
  const { type, url, title, attributes, children, position } = node;
  const value = variableValue(node, variables);
  if (value !== undefined) {
    const text = { type: 'text', value, position };
    return type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text], position } : text;
  }
  const fill = <Value>(text: Value) =>
    typeof text === 'string' ? fillText(text, variables) : text;
  const fillChildren = (nodes: readonly MdxNode[]) =>
    mergeNeighbors(withoutSecondStop(nodes, variables).map((child) => filled(child, variables)));
  return {
    ...node,
    ...(url !== undefined && { url: fill(url) }),
    ...(title !== undefined && { title: fill(title) }),
    ...(attributes && {
      attributes: attributes.map((one) => ({ ...one, value: fill(one.value) })),
    }),
    ...(children && { children: fillChildren(children) }),
  };
}

/** Turns inline HTML without attributes into Markdown nodes, so that it has the styles of the site. */
function htmlToMarkdown(tree: MdxNode): void {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'mdxJsxTextElement' || isComponent(node)) continue;
    if (node.attributes?.length !== 0 || node.children?.length === 0) continue;
    node.type = 'emphasis';
    node.data = { hName: node.name ?? '' };
  }
}

/** The part of a unified processor that a parser of one's own replaces. */
type Processor = { Parser?: unknown };

/**
 * Gives the compiler what the reader has read of a text, in place of a parse of its own. Variables such as `{brand}` are
 * filled in here, because right after parsing MDX replaces a paragraph that contains only expressions by these expressions.
 */
function remarkReader(this: Processor, { folder }: { folder: string }): void {
  this.Parser = (_text: string, { path }: { path: string }): MdxNode => {
    const settings = readSettings(folder);
    const { tree } = readContentFile(nameIn(folder, path), readFileSync(path, 'utf8'), settings);
    // The plugins below change the tree, which the check and the nodes read, too.
    const copy = structuredClone(tree ?? { type: 'root', children: [] });
    const text = filled(copy, settings.variables);
    htmlToMarkdown(text);
    return text;
  };
}

/** Labels the checkbox of each task with the words of the task. */
const remarkTasks = () => (tree: MdxNode) => {
  for (const node of nodesIn(tree)) {
    const { checked, children: [first] = [] } = node;
    if (typeof checked !== 'boolean' || !first?.children) continue;
    const ariaLabel = textContent(first, {});
    const hProperties = { type: 'checkbox', checked, disabled: true, ariaLabel };
    first.children.unshift({ type: 'task', data: { hName: 'input', hProperties } });
    node.checked = null;
    node.data = { hProperties: { className: 'task-list-item' } };
  }
};

/** Gives an address without a scheme, `www.example.com`, a link with https instead of http. */
function secureLinks(node: MdxNode): void {
  const { url = '', children = [] } = node;
  if (isBareAddress(node) && children[0]?.value?.startsWith('www.'))
    node.url = url.replace(/^http:/, 'https:');
  children.forEach(secureLinks);
}

const remarkSecureLinks = () => secureLinks;

/** Gives headings their ids. */
const remarkHeadingIds = () => (tree: MdxNode) => {
  for (const [node, id] of headingIds(tree, {})) node.data = { ...node.data, hProperties: { id } };
};

/** Returns the remark plugins for all texts, in their order. */
export const remarkPlugins = (folder: string): Plugins => [
  [remarkReader, { folder }],
  remarkSecureLinks,
  remarkHeadingIds,
  remarkTasks,
];
