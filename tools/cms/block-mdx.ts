import { sourceIn } from './source-component';

const isRow = (line: string) => /^\|.*\|$/.test(line);
const isDelimiterRow = (line: string) => /^[|\s:-]+$/.test(line);

/** Completes a table. The editor writes no delimiter row, and `\n` for a line break in a cell. */
function completeTable(lines: readonly string[]): string[] {
  const [head = '', ...rows] = lines.map((line) => line.replaceAll(/(?:\\n)+/g, '<br />'));
  const delimiters = isDelimiterRow(rows[0] ?? '') ? [] : [head.replaceAll(/[^|]+/g, ' --- ')];
  return [head, ...delimiters, ...rows];
}

/** The marks of a block quote, before each of the following patterns. */
const quoted = '^(?:> ?)*';
/** Matches a line that does not continue a paragraph: it begins a list, a heading, a table or a tag, or is empty. */
const startsBlock = new RegExp(`${quoted}(?:\\s*(?:[-+*]|\\d+[.)])\\s|#|\\||<|$)`);
/** Matches a line after which no break can be marked: a heading, a table row, a tag or an empty line. */
const isNoParagraph = new RegExp(`${quoted}(?:#|\\||<|$)`);
/** Matches a line that already ends with a break. */
const hasBreak = /(?:\\| {2})$/;

/** Marks line breaks within a paragraph. The editor writes plain line ends, which MDX reads as spaces. */
const markBreaks = (lines: readonly string[]) =>
  lines.map((line, index) => {
    const isLast = startsBlock.test(lines[index + 1] ?? '');
    return isLast || isNoParagraph.test(line) || hasBreak.test(line) ? line : `${line}\\`;
  });

/** Converts a block that the editor wrote into MDX. */
export function toMdxBlock(written: string): string {
  const source = sourceIn(written);
  if (source !== undefined) return source;
  // Sveltia inserts the name of a new picture later, with a slash.
  const lines = written.replaceAll('="/images/', '="images/').split('\n');
  return (lines.every(isRow) ? completeTable(lines) : markBreaks(lines)).join('\n');
}
