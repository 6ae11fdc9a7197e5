import type { Repair } from './repair';
import type { YamlLine } from './yaml-line';

const spaces = (count: number) => `${count} ${count === 1 ? 'space' : 'spaces'}`;

/** Returns the repairs of a line that is indented by another number of spaces than its place needs. */
export function indentRepairs(line: YamlLine, around: readonly YamlLine[]): Repair[] {
  const { at, indent } = line;
  const known = around
    .filter((one) => !one.isBlank)
    .map((one) => one.indent.length)
    .reverse();
  const depths = new Set([...known, ...known.map((depth) => depth + 2)]);
  depths.delete(indent.length);
  return [...depths].map((depth) => ({
    offset: at + indent.length,
    ...(line.name === undefined && !line.isEntry
      ? {
          length: line.value.length,
          rule: 'field-line',
          message:
            'This line has no field name. Write "name: value", or indent it so that it continues the text above',
        }
      : {
          rule: 'indent',
          message:
            depth === 0
              ? `Delete the ${spaces(indent.length)} before this line`
              : `Indent this line by ${spaces(depth)}, not ${indent.length}, like the lines that it belongs to`,
        }),
    edit: { from: at, to: at + indent.length, text: ' '.repeat(depth) },
    isCertain: false,
  }));
}

/** Returns the repairs of all lines that are indented with tabs or with pasted spaces. */
export const tabRepairs = (lines: readonly YamlLine[]): Repair[] =>
  lines.flatMap(({ indent, at, isBlank }) => {
    const odd = indent.split('').findIndex((sign) => sign !== ' ');
    if (odd === -1 || isBlank) return [];
    const isTab = indent.charAt(odd) === '\t';
    const text = indent.replaceAll('\t', '  ').replace(/[^ ]/g, ' ');
    return [
      {
        offset: at + odd,
        rule: isTab ? 'tab' : 'invisible',
        message: isTab
          ? 'Indent fields with spaces, 2 for each step. This is a tab'
          : 'This space is a pasted one that cannot be read. Delete it and type a space',
        edit: { from: at, to: at + indent.length, text },
        isCertain: true,
      },
    ];
  });
