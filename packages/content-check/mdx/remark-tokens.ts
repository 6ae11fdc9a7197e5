import { readTokens } from '../read-site';
import { fillText, type Tokens } from '../../../src/content/tokens';
import { tokenIn, type MdxNode } from './mdx-node';

/** Returns the value of a token when the source in a pair of braces is its name. */
const valueOf = (node: MdxNode, tokens: Tokens) => {
  const name = tokenIn(node) ?? '';
  return Object.hasOwn(tokens, name) ? tokens[name] : undefined;
};

/** Only a token on a line of its own makes a paragraph that touches another one. */
const touches = (above: MdxNode, { position }: MdxNode) =>
  above.position?.end.line === (position?.start.line ?? 0) - 1;

/** Joins what Markdown would have read as one: words, or lines of a paragraph. */
function joined(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.reduce<MdxNode[]>((done, node) => {
    const last = done.at(-1);
    const position =
      last?.position && node.position
        ? { start: last.position.start, end: node.position.end }
        : undefined;
    if (last?.type === 'text' && node.type === 'text') {
      const value = (last.value ?? '') + (node.value ?? '');
      return [...done.slice(0, -1), { ...last, value, position }];
    }
    if (last?.type === 'paragraph' && node.type === 'paragraph' && touches(last, node)) {
      const lines = [...(last.children ?? []), { type: 'text', value: '\n' }];
      const children = joined([...lines, ...(node.children ?? [])]);
      return [...done.slice(0, -1), { ...last, children, position }];
    }
    return [...done, node];
  }, []);
}

/** Takes the full stop after a token away where its value brings one: `Acme Inc.` */
const withoutSecondStop = (nodes: readonly MdxNode[], tokens: Tokens) =>
  nodes.map((node, index) => {
    const before = nodes[index - 1];
    const isTwice =
      node.type === 'text' && before && valueOf(before, tokens)?.endsWith('.') === true;
    return isTwice ? { ...node, value: node.value?.replace(/^\.(?!\.)/, '') } : node;
  });

/** Returns a node with its tokens filled in: in its words, its address and title, and its attributes. */
function filled(node: MdxNode, tokens: Tokens): MdxNode {
  const { type, url, title, attributes, children, position } = node;
  const value = valueOf(node, tokens);
  if (value !== undefined) {
    const text = { type: 'text', value, position };
    return type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text], position } : text;
  }
  const fill = <Value>(text: Value) => (typeof text === 'string' ? fillText(text, tokens) : text);
  return {
    ...node,
    ...(url !== undefined && { url: fill(url) }),
    ...(title !== undefined && { title: fill(title) }),
    ...(attributes && {
      attributes: attributes.map((one) => ({ ...one, value: fill(one.value) })),
    }),
    ...(children && {
      children: joined(withoutSecondStop(children, tokens).map((child) => filled(child, tokens))),
    }),
  };
}

/** The part of a unified processor that a plugin of its parser uses. */
type Processor = { data(): Record<string, unknown> };

/**
 * A remark plugin that fills in tokens such as `{brand}` from `site.json`, which is read for each text.
 * It works in the parser, because MDX takes a paragraph of nothing but braces apart right after it.
 *
 * @param options the folder of the content
 */
export function remarkTokens(this: Processor, { folder }: { folder: string }): void {
  const tokens = readTokens(folder);
  const data = this.data();
  const others: unknown[] = Array.isArray(data.fromMarkdownExtensions)
    ? data.fromMarkdownExtensions
    : [];
  const extension = { transforms: [(tree: MdxNode) => filled(tree, tokens)] };
  data.fromMarkdownExtensions = [...others, extension];
}
