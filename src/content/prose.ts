import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

type MdxNode = { type: string; value?: string; children?: MdxNode[] };

/** Code and tags; notes in braces are neither. */
const isRefused = ({ type, value = '' }: MdxNode) =>
  type.startsWith('mdx') && !/^\/\*[\s\S]*\*\/$/.test(value.trim());

const refusedIn = (node: MdxNode): MdxNode[] => [
  ...(isRefused(node) ? [node] : []),
  ...(node.children ?? []).flatMap(refusedIn),
];

/** The content check has refused such a text before, with its place; this is the last gate. */
const plainProse = () => (tree: MdxNode) => {
  const [refused] = refusedIn(tree);
  if (refused) throw new Error(`Code or a tag stands in a text (${refused.type})`);
};

/**
 * Compiles the MDX under a front matter to HTML.
 *
 * @throws Error for code or tags in the text, and the compiler's own error for broken MDX
 */
export async function proseToHtml(body: string): Promise<string> {
  const { evaluate } = await import('@mdx-js/mdx');
  const { default: Content } = await evaluate(body, {
    ...runtime,
    // The development runtime differs; `gatsby develop` would otherwise ask for it.
    development: false,
    remarkPlugins: [plainProse],
  });
  return renderToStaticMarkup(createElement(Content)).trim();
}
