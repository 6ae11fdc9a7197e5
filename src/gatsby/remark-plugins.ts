import { fillText, type Variables } from '../content/variables';
import {
  headingIds,
  isComponent,
  nodesIn,
  raiseHeadings,
  startOf,
  variableValue,
  wordsOf,
  type MdxNode,
} from '../check/markdown/tree';
import { extend, type Processor } from '../check/markdown/extend';
import { grammar, type Plugins } from '../check/markdown/grammar';
import { readSettings } from '../check/settings';

/** Only a variable on a line of its own makes a paragraph that touches another one. */
const touches = (above: MdxNode, { position }: MdxNode) =>
  above.position?.end.line === (position?.start.line ?? 0) - 1;

/** Joins two nodes as Markdown would have read them: as words, or as lines of a paragraph. */
function union(first: MdxNode, second: MdxNode): MdxNode | undefined {
  if (first.type !== second.type || !first.position || !second.position) return undefined;
  const position = { start: first.position.start, end: second.position.end };
  if (first.type === 'text') return { ...first, value: `${first.value}${second.value}`, position };
  if (first.type !== 'paragraph' || !touches(first, second)) return undefined;
  const between = { type: 'text', value: '\n', position };
  const children = joined([...(first.children ?? []), between, ...(second.children ?? [])]);
  return { ...first, children, position };
}

const joined = (nodes: readonly MdxNode[]): MdxNode[] =>
  nodes.reduce<MdxNode[]>((done, node) => {
    const last = done.at(-1);
    const both = last && union(last, node);
    return both ? [...done.slice(0, -1), both] : [...done, node];
  }, []);

/** Removes the full stop after a variable whose value has one: `Acme Inc.` */
const withoutSecondStop = (nodes: readonly MdxNode[], variables: Variables) =>
  nodes.map((node, index) => {
    const before = nodes[index - 1];
    const isTwice =
      node.type === 'text' && before && variableValue(before, variables)?.endsWith('.') === true;
    return isTwice ? { ...node, value: node.value?.replace(/^\.(?!\.)/, '') } : node;
  });

function filled(node: MdxNode, variables: Variables): MdxNode {
  const { type, url, title, attributes, children, position } = node;
  const value = variableValue(node, variables);
  if (value !== undefined) {
    const text = { type: 'text', value, position };
    return type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text], position } : text;
  }
  const fill = <Value>(text: Value) =>
    typeof text === 'string' ? fillText(text, variables) : text;
  return {
    ...node,
    ...(url !== undefined && { url: fill(url) }),
    ...(title !== undefined && { title: fill(title) }),
    ...(attributes && {
      attributes: attributes.map((one) => ({ ...one, value: fill(one.value) })),
    }),
    ...(children && {
      children: joined(
        withoutSecondStop(children, variables).map((child) => filled(child, variables)),
      ),
    }),
  };
}

/**
 * Fills in variables such as `{brand}` from `site.json`. It works in the parser, because right after
 * parsing MDX takes apart a paragraph of nothing but braces.
 */
function remarkVariables(this: Processor, { folder }: { folder: string }): void {
  const { variables } = readSettings(folder);
  extend(this, 'fromMarkdownExtensions', {
    transforms: [(tree: MdxNode) => filled(tree, variables)],
  });
}

/** Makes HTML within a line the same as Markdown, which has the styles of the site. */
function asMarkdown(tree: MdxNode): void {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'mdxJsxTextElement' || isComponent(node)) continue;
    if (node.attributes?.length !== 0 || node.children?.length === 0) continue;
    node.type = 'emphasis';
    node.data = { hName: node.name ?? '' };
  }
}

function remarkHtml(this: Processor): void {
  extend(this, 'fromMarkdownExtensions', { transforms: [asMarkdown] });
}

/** Names the box of each task by its words. */
const remarkTasks = () => (tree: MdxNode) => {
  for (const node of nodesIn(tree)) {
    const { checked, children: [first] = [] } = node;
    if (typeof checked !== 'boolean' || !first?.children) continue;
    const ariaLabel = wordsOf(first, {});
    const hProperties = { type: 'checkbox', checked, disabled: true, ariaLabel };
    first.children.unshift({ type: 'task', data: { hName: 'input', hProperties } });
    node.checked = null;
    node.data = { hProperties: { className: 'task-list-item' } };
  }
};

/** Gives https to an address without a scheme: `www.example.com`. */
function secure(node: MdxNode): void {
  const { type, url = '', children = [] } = node;
  const [words] = children;
  const isTyped = type === 'link' && words !== undefined && startOf(words) === startOf(node);
  if (isTyped && words.value?.startsWith('www.')) node.url = url.replace(/^http:/, 'https:');
  children.forEach(secure);
}

const remarkSecure = () => secure;

const remarkHeadingIds =
  () =>
  (tree: MdxNode, { path }: { path: string }) => {
    raiseHeadings(tree, path);
    for (const [node, id] of headingIds(tree, {}))
      node.data = { ...node.data, hProperties: { id } };
  };

/** Returns the plugins that read a text: its grammar, its variables and the ids of its headings. */
export const remarkPlugins = (folder: string): Plugins => [
  ...grammar,
  [remarkVariables, { folder }],
  remarkHtml,
  remarkSecure,
  remarkHeadingIds,
  remarkTasks,
];
