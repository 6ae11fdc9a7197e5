import { startOf, type MdxNode } from './mdx-node';

/** Changes http to https in the links that Markdown makes of an address typed as `www.example.com`. */
function secure(node: MdxNode): void {
  const { type, url = '', children = [] } = node;
  const [words] = children;
  const isTyped = type === 'link' && words !== undefined && startOf(words) === startOf(node);
  if (isTyped && (words.value ?? '').startsWith('www.')) node.url = url.replace(/^http:/, 'https:');
  children.forEach(secure);
}

/** The part of a unified processor that a plugin of its parser uses. */
type Processor = { data(): Record<string, unknown> };

/** A remark plugin that gives https to addresses typed as `www.example.com`. It works in the parser. */
export function remarkSecure(this: Processor): void {
  const data = this.data();
  const others: unknown[] = Array.isArray(data.fromMarkdownExtensions)
    ? data.fromMarkdownExtensions
    : [];
  data.fromMarkdownExtensions = [...others, { transforms: [secure] }];
}
