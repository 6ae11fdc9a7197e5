import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import { endOf, nodesIn, startOf, wordsOf, type MdxNode } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import { isUnderlined } from './headings';
import { atNode } from './place';

const firstWords = ({ children: [first] = [] }: MdxNode) => first?.value ?? '';

/** Where the last line of a node begins. */
const lastLine = (node: MdxNode, text: string) => text.lastIndexOf('\n', endOf(node) - 1) + 1;

/** Returns whether the fields of another file are pasted under the text of this one. */
function opensFields(node: MdxNode, next: MdxNode | undefined, data: unknown): boolean {
  if (next?.position?.start.line !== (node.position?.end.line ?? 0) + 1) return false;
  const name = /^([A-Za-z]+):(\s|$)/.exec(firstWords(next))?.[1];
  return name !== undefined && valueAt(data, [name]) !== undefined;
}

function underlineFinding(node: MdxNode, text: string): Finding {
  const from = lastLine(node, text);
  const line = text.slice(from, endOf(node)).trim();
  const place = { offset: from, length: line.length };
  // It is unclear which of the two was meant.
  const remedy = line.startsWith('-')
    ? '. For a line between paragraphs, leave an empty line above it'
    : '';
  const message = `"${line}" right under a line of text makes a heading of it. For a heading, write ## before the words instead${remedy}`;
  return { ...place, rule: 'heading', message };
}

/** A month, with its year where its name is also another word, as in German: 12. Mai 2026, 12. Mai. */
const month =
  /^(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])\p{L}*\.? \d{4}\b|^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/u;

/** Reports a sentence that starts with a year or a day and a full stop: Markdown makes a list of it. */
function yearFinding({ start, ...node }: MdxNode): Finding[] {
  const { children = [] } = node;
  const isDay = children.length === 1 && month.test(wordsOf(node, {}));
  if (node.type !== 'list' || !(isDay || (start ?? 0) >= 100)) return [];
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

/** Reports a sentence that starts with a plus: Markdown makes a list of it. */
function plusFinding(node: MdxNode, text: string): Finding[] {
  const offset = startOf(node);
  const isList = node.type === 'list' && (node.children ?? []).length > 1;
  if (node.type !== 'list' || isList || !/^\+ \d/.test(text.slice(offset, offset + 3))) return [];
  const message = '"+" at the start of a line begins a list. Write \\+ to keep the sign';
  return [{ offset, length: 1, rule: 'markdown', message }];
}

/** A line this long was wrapped, and the next line continues it. */
const wrapped = 60;

/** Reports entries of a numbered list that begin with a number of their own. */
function numberedTwice(node: MdxNode): Finding[] {
  const entries = node.children ?? [];
  if (node.type !== 'list' || node.ordered !== true || entries.length < 2) return [];
  if (!entries.every((entry, index) => wordsOf(entry, {}).startsWith(`${index + 1}.`))) return [];
  return [
    atNode(node, 'markdown', 'Readers would see two numbers. Delete those within the entries'),
  ];
}

/** Reports a sentence right under a list: Markdown makes it part of the last entry. */
function lineUnderList(node: MdxNode, text: string): Finding[] {
  const entries = node.children ?? [];
  const last = entries.at(-1);
  if (node.type !== 'list' || entries.length < 2 || !last) return [];
  if (entries.slice(0, -1).some((entry) => text.slice(startOf(entry), endOf(entry)).includes('\n')))
    return [];
  const [first = '', line = ''] = text.slice(startOf(last), endOf(last)).split('\n');
  if (first.length > wrapped || !/^\p{Lu}/u.test(line)) return [];
  const offset = startOf(last) + first.length + 1;
  const message = 'This line became a part of the list. Leave an empty line above it';
  return [{ offset, length: line.length, rule: 'markdown', message }];
}

/** Reports a sentence right under a quotation: Markdown makes it part of the quotation. */
function lineUnderQuotation(node: MdxNode, text: string): Finding[] {
  if (node.type !== 'blockquote') return [];
  const lines = text.slice(startOf(node), endOf(node)).split('\n');
  const index = lines.findIndex((line, at) => at > 0 && !/^[ \t]*>/.test(line));
  const [above = '', line = ''] = lines.slice(Math.max(0, index - 1));
  if (index < 1 || above.length > wrapped || !/^\p{Lu}/u.test(line)) return [];
  const offset = startOf(node) + lines.slice(0, index).join('\n').length + 1;
  const message =
    'This line became a part of the quotation. Leave an empty line above it, or write > before it';
  return [{ offset, length: line.length, rule: 'markdown', message }];
}

/** Reports backticks used as apostrophes: Markdown makes code of the words between two of them. */
function backtickFinding(node: MdxNode, text: string): Finding[] {
  const around = text.charAt(startOf(node) - 1) + text.charAt(endOf(node));
  return node.type === 'inlineCode' && /^\p{L}{2}$/u.test(around)
    ? [atNode(node, 'punctuation', 'These backticks make code of words. Type apostrophes: ’')]
    : [];
}

/** Reports a product such as 2*3*4, in which Markdown sees italics. */
function sumFinding(node: MdxNode, text: string): Finding[] {
  const [from, to] = [startOf(node), endOf(node)];
  if (node.type !== 'emphasis' || !/^\d\*\d+\*\d$/.test(text.slice(from - 1, to + 1))) return [];
  const source = text.slice(from, to);
  const message = `The asterisks vanish here, and make "${source.slice(1, -1)}" italic. Write × for “times”`;
  return [{ offset: from, length: source.length, rule: 'markdown', message }];
}

/** A line that sets a field, such as `draft: true`. */
const setting = /^([a-z]\w*) *[:=] *(?:true|false|\d+)\s*$/i;

/** Reports fields that were typed into the text: visitors would read them, and nothing would obey them. */
function fieldFindings({ kind, parsed, text }: ContentFile, node: MdxNode): Finding[] {
  if (!kind || !(node.type === 'paragraph' || isUnderlined(node, text))) return [];
  let offset = startOf(node);
  return text
    .slice(offset, endOf(node))
    .split('\n')
    .flatMap((line, index): Finding[] => {
      const at = offset;
      offset += line.length + 1;
      // Within a paragraph, a line may go on with "values: care and craft".
      const field = index === 0 ? /^([a-z]\w*):(?=\s|$)/ : setting;
      const name = (field.exec(line) ?? setting.exec(line))?.[1]?.toLowerCase() ?? '';
      if (!Object.hasOwn(kind.schema.shape, name)) return [];
      const remedy =
        valueAt(parsed.data, [name]) === undefined
          ? 'Move this line above the second line of dashes'
          : 'Delete this line: the field is set above';
      const message = `"${name}" is a field, and visitors would read it here. ${remedy}`;
      return [{ offset: at, length: line.length, rule: 'front-matter', message }];
    });
}

/** Returns what follows from a second block of fields on, with that block. */
export function secondFile({ tree: { children = [] }, text, parsed }: ContentFile): MdxNode[] {
  const start = children.findIndex(
    (node, index) =>
      (node.type === 'thematicBreak' || isUnderlined(node, text)) &&
      opensFields(node, children[index + 1], parsed.data),
  );
  return start === -1 ? [] : children.slice(start);
}

/** Reports what Markdown makes of a line against its writer’s will. */
export function markFindings(file: ContentFile): Finding[] {
  const { tree, text } = file;
  const { children = [] } = tree;
  const pasted = secondFile(file);
  const [opening] = pasted;
  const block: Finding[] = opening
    ? [
        {
          offset: lastLine(opening, text),
          length: 3,
          rule: 'front-matter',
          message:
            'A second block of fields begins here, and a file has one. Delete it, or move it to a file of its own',
        },
      ]
    : [];
  const own = children.slice(0, children.length - pasted.length);
  const fields = own.flatMap((node) => fieldFindings(file, node));
  const rule: Finding[] =
    own[0]?.type === 'thematicBreak' && fields.length === 0
      ? [atNode(own[0], 'front-matter', 'This draws a line above the text. Delete it')]
      : [];
  const areFields = (node: MdxNode) =>
    fields.some(({ offset }) => offset >= startOf(node) && offset < endOf(node));
  return [
    ...block,
    ...rule,
    ...fields,
    ...own
      .flatMap(nodesIn)
      .filter((node) => isUnderlined(node, text) && !areFields(node))
      .map((node) => underlineFinding(node, text)),
    ...own
      .flatMap(nodesIn)
      .flatMap((node) => [
        ...yearFinding(node),
        ...plusFinding(node, text),
        ...numberedTwice(node),
        ...lineUnderList(node, text),
        ...lineUnderQuotation(node, text),
        ...backtickFinding(node, text),
        ...sumFinding(node, text),
      ]),
  ];
}
