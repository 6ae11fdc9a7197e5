import type { ContentFile } from '../content-file';
import { endOf, nodesIn, startOf, type MdxNode } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import { isUnderlined } from './headings';

const firstWords = ({ children: [first] = [] }: MdxNode) => first?.value ?? '';

/** Where the last line of a node begins. */
const lastLine = (node: MdxNode, text: string) => text.lastIndexOf('\n', endOf(node) - 1) + 1;

/** The fields of another file, pasted under the text of this one. */
const opensFields = (node: MdxNode, next: MdxNode | undefined) =>
  next !== undefined &&
  next.position?.start.line === (node.position?.end.line ?? 0) + 1 &&
  /^[A-Za-z]+:(\s|$)/.test(firstWords(next));

function underlineFinding(node: MdxNode, text: string): Finding {
  const from = lastLine(node, text);
  const line = text.slice(from, endOf(node)).trim();
  const place = { offset: from, length: line.length };
  if (line === '=======') {
    const message = 'Unfinished merge (=======). Choose one version, and delete this line';
    return { ...place, rule: 'merge-marks', message };
  }
  const remedy = line.startsWith('-') ? 'Leave an empty line between them, or write' : 'Write';
  const message = `"${line}" right under a line of text makes a heading of it. ${remedy} ## before the words`;
  const mark = line.startsWith('-') ? { fix: { from, to: from, text: '\n' } } : {};
  return { ...place, rule: 'heading', message, ...mark };
}

/** A sentence that begins with a year and a full stop is an entry of a list to Markdown. */
function yearFinding({ start, ...node }: MdxNode): Finding[] {
  if (node.type !== 'list' || (start ?? 0) < 100) return [];
  const [offset, dot] = [startOf(node), startOf(node) + String(start).length];
  return [
    {
      offset,
      length: dot - offset + 1,
      rule: 'markdown',
      message: `"${start}." at the start of a line begins a list. Write ${start}\\. to keep the sentence`,
      fix: { from: offset, to: dot, text: `${start}\\` },
    },
  ];
}

/** Reports what Markdown makes of a line against its writer’s will. */
export function markFindings({ tree, text }: ContentFile): Finding[] {
  const { children = [] } = tree;
  const pasted = children.findIndex(
    (node, index) =>
      (node.type === 'thematicBreak' || isUnderlined(node, text)) &&
      opensFields(node, children[index + 1]),
  );
  const [opening] = pasted === -1 ? [] : children.slice(pasted);
  const block: Finding[] = opening
    ? [
        {
          offset: lastLine(opening, text),
          length: 3,
          rule: 'front-matter',
          message:
            'A second block of fields begins here, and a file has one. Make a file of its own of it',
        },
      ]
    : [];
  const own = opening ? children.slice(0, pasted) : children;
  return [
    ...block,
    ...own
      .flatMap(nodesIn)
      .filter((node) => isUnderlined(node, text))
      .map((node) => underlineFinding(node, text)),
    ...own.flatMap(nodesIn).flatMap(yearFinding),
  ];
}
