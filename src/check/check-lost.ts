import remarkRehype from 'remark-rehype';
import { short } from './check-signs';
import type { Say } from './fault';
import { processorOf } from './grammar';
import { nodesIn, startOf, wordsOf, type MdxNode } from './mdx';

/** What MDX leaves as it is. */
const passThrough = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxjsEsm']; // prettier-ignore

const render = processorOf([remarkRehype, { passThrough }]);

/** Why a part of a text is in no page, by what holds it. */
const reasons: Readonly<Record<string, string>> = {
  footnoteDefinition: 'No sign names this note, or another one has its name',
  tableRow: 'This row has more cells than the first one',
  definition: 'A line that begins like this is the address of a link. Begin it with other words',
};

const holds = ({ type, value = '' }: MdxNode) =>
  ['text', 'inlineCode', 'code'].includes(type) && /[\p{L}\p{N}]/u.test(value);

/** Matches where no words are written: an address, or the sign of a comment. */
const isAddress = (url = '') => url === '' || /[#/:@]|\w\.\w/.test(url);

/** Returns the definitions that no link names, and that are words: `[Update]: soon.` */
function lostDefinitions(nodes: readonly MdxNode[]): MdxNode[] {
  const links = nodes.filter(({ type }) => type === 'linkReference');
  const named = new Set(links.map(({ identifier }) => identifier));
  return nodes.filter(
    ({ type, identifier, url }) =>
      type === 'definition' && !named.has(identifier) && !isAddress(url),
  );
}

/** A part of a text that its HTML does not have, and what it is in. */
type Lost = { node: MdxNode; holder: MdxNode | undefined };

function lostIn(node: MdxNode, shown: ReadonlySet<number>, holder?: MdxNode): Lost[] {
  if (holds(node)) return shown.has(startOf(node)) ? [] : [{ node, holder }];
  const own = reasons[node.type] === undefined ? holder : node;
  return (node.children ?? []).flatMap((child) => lostIn(child, shown, own));
}

/** Reports what is written and in no page: the words of a text that its HTML does not have. */
export function checkLost(tree: MdxNode, say: Say): void {
  const html: MdxNode = render.runSync(tree);
  const placed = nodesIn(html).filter(({ position }) => position !== undefined);
  const lost = [
    ...lostIn(tree, new Set(placed.map(startOf))),
    ...lostDefinitions(nodesIn(tree)).map((node) => ({ node, holder: node })),
  ];
  for (const [index, { node, holder }] of lost.entries()) {
    if (index > 0 && lost[index - 1]?.holder === holder) continue;
    const words = wordsOf(node, {}).trim() || `[${node.identifier ?? ''}]: ${node.url ?? ''}`;
    const reason = reasons[holder?.type ?? ''] ?? 'Write it where readers see it';
    say(startOf(node), 'lost', `“${short(words)}” is in no page. ${reason}`);
  }
}
