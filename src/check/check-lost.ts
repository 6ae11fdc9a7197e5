import remarkRehype from 'remark-rehype';
import { short } from './check-signs';
import type { Say } from './fault';
import { processorOf } from './grammar';
import { isExpression, nodesIn, startOf, wordsOf, type MdxNode } from './mdx';

/** What MDX leaves as it is. */
const passThrough = 'mdxFlowExpression mdxJsxFlowElement mdxJsxTextElement mdxTextExpression mdxjsEsm'.split(' '); // prettier-ignore
const render = processorOf([remarkRehype, { passThrough }]);

/** Why a part of a text is in no page, by what it is in. */
const reasons: Readonly<Record<string, string>> = {
  footnoteDefinition: 'No sign names this note, or another one has its name',
  tableRow: 'This row has more cells than the first one',
  definition: 'A line that begins like this is the address of a link. Begin it with other words',
  mdxFlowExpression: 'A comment ends with -->, and words after it have a line of their own',
};

const isWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Returns the words of what has no HTML: a comment with words after it, or `[Update]: soon.` */
function wordsBeside({ type, identifier = '', url = '', value = '' }: MdxNode): string {
  if (type === 'definition')
    return url === '' || /[#/:@]|\w\.\w/.test(url) ? '' : `[${identifier}]: ${url}`;
  return value.startsWith('<!--') ? value.replace(/<!--[^]*?-->/g, '').trim() : '';
}

/** Reports what is written and in no page: the words of a text that its HTML does not have. */
export function checkLost(tree: MdxNode, say: Say): void {
  const html: MdxNode = render.runSync(tree);
  const placed = nodesIn(html).filter(({ position }) => position !== undefined);
  const shown = new Set(placed.map(startOf));
  const links = nodesIn(tree).filter(({ type }) => type === 'linkReference');
  const named = new Set(links.map(({ identifier }) => identifier));
  const visit = (node: MdxNode, holder: MdxNode, said: Set<MdxNode>): void => {
    const own = reasons[node.type] === undefined ? holder : node;
    for (const child of node.children ?? []) visit(child, own, said);
    const isBeside = isExpression(node) || (node.type === 'definition' && !named.has(node.identifier)); // prettier-ignore
    const isLost = ['text', 'inlineCode', 'code'].includes(node.type) && !shown.has(startOf(node));
    const words = isBeside ? wordsBeside(node) : isLost ? wordsOf(node, {}) : '';
    if (!isWords(words) || said.has(own)) return;
    said.add(own);
    say(startOf(node), 'lost', `“${short(words)}” is in no page. ${reasons[own.type] ?? ''}`);
  };
  visit(tree, tree, new Set());
}
