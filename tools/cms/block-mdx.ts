import { sourceIn } from './source-component';

const isRow = (line: string) => /^\|.*\|$/.test(line);
const isDelimiterRow = (line: string) => /^[|\s:-]+$/.test(line);

/** Completes a table, which the editor writes without a delimiter row and with `\n` for a break in a cell. */
function completeTable(lines: readonly string[]): string[] {
  const [head = '', ...rows] = lines.map((line) => line.replaceAll(/(?:\\n)+/g, '<br />'));
  const delimiters = isDelimiterRow(rows[0] ?? '') ? [] : [head.replaceAll(/[^|]+/g, ' --- ')];
  return [head, ...delimiters, ...rows];
}

/** A quotation's mark may come before each of these. */
const quoted = '^(?:> ?)*';
/** Matches a line that begins something else than the rest of a paragraph: a list, a heading, a table, a tag. */
const startsBlock = new RegExp(`${quoted}(?:\\s*(?:[-+*]|\\d+[.)])\\s|#|\\||<|$)`);
/** Matches a line that is no part of a paragraph. */
const isNoParagraph = new RegExp(`${quoted}(?:#|\\||<|$)`);
/** Matches a line that ends with a break already. */
const hasBreak = /(?:\\| {2})$/;

/** Marks the breaks within a paragraph, which the editor writes as line ends: MDX reads those as spaces. */
const markBreaks = (lines: readonly string[]) =>
  lines.map((line, index) => {
    const isLast = startsBlock.test(lines[index + 1] ?? '');
    return isLast || isNoParagraph.test(line) || hasBreak.test(line) ? line : `${line}\\`;
  });

/** Returns a block that the editor wrote as MDX. */
export function toMdxBlock(written: string): string {
  const source = sourceIn(written);
  if (source !== undefined) return source;
  // Sveltia adds the name of a new picture after the component is written.
  const lines = written.replaceAll('="/images/', '="images/').split('\n');
  return (lines.every(isRow) ? completeTable(lines) : markBreaks(lines)).join('\n');
}
