import type { Repair } from './repair';
import type { YamlLine } from './yaml-line';

const spaces = (count: number) => `${count} ${count === 1 ? 'space' : 'spaces'}`;

const isText = ({ name, isEntry }: YamlLine) => name === undefined && !isEntry;

/** Returns the repair of a line that belongs at another depth. */
export function indentRepair(line: YamlLine, depth: number): Repair {
  const { at, indent } = line;
  const message = isText(line)
    ? 'This line has no field name. Write "name: value", or indent it so that it continues the text above'
    : depth === 0
      ? `Delete the ${spaces(indent.length)} before this line`
      : `Indent this line by ${spaces(depth)}, not ${indent.length}, like the lines that it belongs to`;
  return {
    offset: at + indent.length,
    length: isText(line) ? line.value.length : 1,
    rule: isText(line) ? 'field-line' : 'indent',
    message,
    edit: { from: at, to: at + indent.length, text: ' '.repeat(depth) },
    isCertain: false,
  };
}

/** Returns the repairs of lines that are indented by other numbers of spaces than their place needs. */
export function indentRepairs(lines: readonly YamlLine[]): Repair[] {
  const filled = lines.filter(({ isBlank }) => !isBlank);
  const depths = [...new Set(filled.flatMap(({ indent }) => [indent.length, indent.length + 2]))];
  // An even number of spaces is likelier than an odd one, a small slip likelier than a large one, and of
  // two lines the later is the one that went wrong.
  return filled
    .flatMap((line, index) => {
      const now = line.indent.length;
      return depths
        .filter((depth) => depth !== now)
        .map((depth) => ({ line, depth, rank: [depth % 2, Math.abs(depth - now), -index] }));
    })
    .sort((a, b) => a.rank.map((one, place) => one - (b.rank[place] ?? 0)).find(Boolean) ?? 0)
    .map(({ line, depth }) => indentRepair(line, depth));
}

/** Returns the repairs of all lines that are indented with tabs or with pasted spaces. */
export const tabRepairs = (lines: readonly YamlLine[], width: number): Repair[] =>
  lines.flatMap(({ indent, at, isBlank }) => {
    const odd = indent.split('').findIndex((sign) => sign !== ' ');
    if (odd === -1 || isBlank) return [];
    const isTab = indent.charAt(odd) === '\t';
    const text = indent
      .split('')
      .map((sign) => ' '.repeat(sign === '\t' || sign === '\u3000' ? width : 1))
      .join('');
    return [
      {
        offset: at + odd,
        rule: isTab ? 'tab' : 'invisible',
        message: isTab
          ? 'This is a tab. Indent fields with spaces, 2 for each step'
          : 'This is a pasted space that cannot be read. Type an ordinary space',
        edit: { from: at, to: at + indent.length, text },
        isCertain: true,
      },
    ];
  });
