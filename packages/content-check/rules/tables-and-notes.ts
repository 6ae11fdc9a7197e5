import type { ContentFile } from '../content-file';
import { endOf, isComponent, isTurnedNote, nodesIn, startOf, type MdxNode } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import { atNode } from './place';

const finding = (node: MdxNode, message: string) => atNode(node, 'markdown', message);

/** Reports rows of tables that lose words, or that were lines of the text. */
function tableFindings({ children = [] }: MdxNode, text: string): Finding[] {
  const [head, ...rows] = children;
  if (!head) return [];
  const width = head.children?.length ?? 0;
  if (rows.length === 0) return [finding(head, 'This table has no rows. Add one under its lines')];
  if ((head.children ?? []).every(({ children = [] }) => children.length === 0))
    return [finding(head, 'The first row of a table names its columns. Write their names')];
  return rows.flatMap((row) => {
    if (!text.slice(startOf(row), endOf(row)).includes('|') && width > 1) {
      const isRow = text.slice(startOf(row), endOf(row)).includes('\t');
      const message = isRow
        ? 'Write | around the cells of this row, and between them'
        : 'This line became a row of the table. Leave an empty line above it';
      return [finding(row, message)];
    }
    const isCode = /`[^`|\n]*(?<!\\)\|[^`\n]*`/.test(text.slice(startOf(row), endOf(row)));
    const message = isCode
      ? 'The | in this code begins a new cell. Write \\| for it'
      : `Only ${width} cells of this row are shown, as many as the first row has. Delete the others, or add a column`;
    return (row.children?.length ?? 0) > width ? [finding(row, message)] : [];
  });
}

/** Reports rows that an empty line cuts off from their table. */
const cutRows = ({ children = [] }: MdxNode, text: string): Finding[] =>
  children.flatMap((node, index) =>
    children[index - 1]?.type === 'table' &&
    node.type === 'paragraph' &&
    text.charAt(startOf(node)) === '|'
      ? [finding(node, 'The empty line above cuts the table. Delete it')]
      : [],
  );

/** Reports notes of footnotes that nobody can read. */
function noteFindings(nodes: readonly MdxNode[]): Finding[] {
  const named = (type: string) => nodes.filter((node) => node.type === type);
  const marks = new Set(named('footnoteReference').map(({ label }) => label));
  const seen = new Set<string>();
  const turned = named('definition')
    .filter(isTurnedNote)
    .map((note) => {
      const label = (note.label ?? '').slice(0, -1);
      return finding(note, `A footnote is written [^${label}], and its note [^${label}]: The note`);
    });
  const notes = named('footnoteDefinition').flatMap((note) => {
    const label = note.label ?? '';
    const isTwice = seen.has(label);
    seen.add(label);
    if (isTwice)
      return [finding(note, `The note [^${label}] is written twice. Readers see the first`)];
    if (!marks.has(note.label))
      return [finding(note, `No footnote uses this note. Write [^${label}] in the text`)];
    return (note.children ?? []).length === 0
      ? [finding(note, 'This note is empty. Write it')]
      : [];
  });
  return [...turned, ...notes];
}

/** Reports a component that shows an entry which the text already shows. */
function entryTwice(nodes: readonly MdxNode[]): Finding[] {
  const seen = new Set<string>();
  return nodes.filter(isComponent).flatMap((node) => {
    const value = node.attributes?.find(({ name }) => name === 'name')?.value;
    if (typeof value !== 'string' || value === '') return [];
    const key = `${node.name ?? ''} ${value}`;
    if (seen.has(key)) return [finding(node, `"${value}" is shown above already. Name another`)];
    seen.add(key);
    return [];
  });
}

/** Reports tables, footnotes and entries of which readers see too little, or too much. */
export function tableAndNoteFindings({ tree, text }: ContentFile): Finding[] {
  const nodes = nodesIn(tree);
  return [
    ...nodes.filter(({ type }) => type === 'table').flatMap((table) => tableFindings(table, text)),
    ...cutRows(tree, text),
    ...noteFindings(nodes),
    ...entryTwice(nodes),
  ];
}
