import remarkRehype from 'remark-rehype';
import { short } from './check-visible';
import { processorOf } from './grammar';
import { isExpression, nodesIn, startOf, usedDefinitions, wordsOf, type MdxNode } from './mdx';
import type { Report } from './report';

/** What MDX leaves as it is. */
const passThrough = 'mdxFlowExpression mdxJsxFlowElement mdxJsxTextElement mdxTextExpression mdxjsEsm'.split(' '); // prettier-ignore
const render = processorOf([remarkRehype, { passThrough }]);

/** Why a part of a text is in no page, by what it is in. */
const reasons: Readonly<Record<string, string>> = {
  footnoteDefinition: 'No [^name] in the text leads to this note, or another note has its name',
  tableRow: 'This row has more cells than the first one',
  definition: 'A line that begins like this is the address of a link. Begin it with other words',
  mdxFlowExpression: 'A comment ends with -->, and words after it have a line of their own',
};

/** Returns the words of what has no HTML: a comment with words after it, or `[Update]: soon.` */
function wordsBeside({ type, identifier = '', url = '', value = '' }: MdxNode): string {
  if (type === 'definition')
    return url === '' || /[#/:@]|\w\.\w/.test(url) ? '' : `[${identifier}]: ${url}`;
  return value.startsWith('<!--') ? value.replace(/<!--[^]*?-->/g, '').trim() : '';
}

/** Reports the words of a text that its HTML does not have, one place for each part. */
export function checkLost(tree: MdxNode, report: Report): void {
  const html: MdxNode = render.runSync(tree);
  const shown = new Set(nodesIn(html).flatMap((node) => (node.position ? startOf(node) : [])));
  const used = usedDefinitions(nodesIn(tree));
  const reported = new Set<MdxNode>();
  const visit = (node: MdxNode, around: MdxNode): void => {
    const part = reasons[node.type] === undefined ? around : node;
    for (const child of node.children ?? []) visit(child, part);
    const isText = ['text', 'inlineCode', 'code'].includes(node.type) && !shown.has(startOf(node));
    const isBeside = isExpression(node) || (node.type === 'definition' && !used.includes(node)); // prettier-ignore
    const words = isBeside ? wordsBeside(node) : isText ? wordsOf(node, {}) : '';
    if (!/[\p{L}\p{N}]/u.test(words) || reported.has(part)) return;
    reported.add(part);
    report(startOf(node), 'lost', `“${short(words)}” is in no page. ${reasons[part.type] ?? ''}`);
  };
  visit(tree, tree);
}
