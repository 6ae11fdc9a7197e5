import type { Repair } from './repair';
import { indentRepair } from './yaml-indent';
import type { YamlLine } from './yaml-line';
import { quoteRepair } from './yaml-quotes';

/** How word processors start the entries of a list. */
const bullet = /^(?:[*•·–—+]|\d{1,2}[.)])\s+(?=\S)/;

/** Signs around a name that YAML does not read as a colon and a space. */
const gluedName = /^([a-z][A-Za-z]*):(?=[^\s/])/;
const oddColon = /^([A-Za-z]+)(?:\s*[：﹕꞉]\s*|:\s+|\s+=\s+)(?=\S)/;

/** Returns the repair of an entry of a list that has another sign than a dash. */
export function bulletRepair({ value, valueAt }: YamlLine): Repair[] {
  const sign = bullet.exec(value)?.[0];
  if (sign === undefined) return [];
  return [
    {
      offset: valueAt,
      rule: 'field-line',
      message: `Begin each entry of a list with "- ", not with "${sign.trim()}"`,
      edit: { from: valueAt, to: valueAt + sign.length, text: '- ' },
      isCertain: true,
    },
  ];
}

/** Returns the repair of `name:value` and `-entry`. */
export function spaceRepair({ value, valueAt }: YamlLine): Repair[] {
  const glued = gluedName.exec(value)?.[0] ?? /^-(?=[^\s\d-])/.exec(value)?.[0];
  if (glued === undefined) return [];
  const offset = valueAt + glued.length;
  return [
    {
      offset,
      rule: 'space-after',
      message: `A space is missing after ${glued === '-' ? 'the dash' : `"${glued}"`}`,
      edit: { from: offset, to: offset, text: ' ' },
      isCertain: true,
    },
  ];
}

/** Returns the repair of a note that begins as in a program, or as in HTML. */
function noteSignRepair({ text, at, indent }: YamlLine): Repair[] {
  const own = text.slice(indent.length);
  const note = /^(?:\/\/|<!--|\/\*|\{\/\*)\s*(.*?)\s*(?:-->|\*\/\}?)?$/.exec(own)?.[1];
  if (note === undefined) return [];
  const from = at + indent.length;
  return [
    {
      offset: from,
      length: own.length,
      rule: 'comment',
      message: `Among the fields, a note begins with "# ". Write: # ${note}`,
      edit: { from, to: at + text.length, text: `# ${note}` },
      // A note of several lines goes on below.
      isCertain: /^\/\/|(?:-->|\*\/\}?)$/.test(own) && !note.includes('-->'),
    },
  ];
}

/** Returns the repair of a field with a dash, in a group that has none. */
function extraDash(line: YamlLine): Repair[] {
  const { isEntry, name, at, indent, text } = line;
  if (!isEntry || name === undefined) return [];
  const from = at + indent.length;
  const dash = /^-\s*/.exec(text.slice(indent.length))?.[0] ?? '';
  return [
    {
      offset: from,
      rule: 'field-line',
      message: `"${name}" is a field of this group, and no entry of a list. Delete the dash before it`,
      edit: { from, to: from + dash.length, text: '' },
      isCertain: true,
    },
  ];
}

/** Returns the repairs of a line that has no name. */
function nameRepairs(line: YamlLine): Repair[] {
  const { value, valueAt } = line;
  const odd = oddColon.exec(value);
  const [whole = '', name = ''] = odd ?? [];
  if (odd) {
    const from = valueAt + name.length;
    const sign = whole.slice(name.length).trim();
    const what =
      sign === '='
        ? 'A colon separates the name from its value'
        : `${sign === ':' ? 'The space after this colon' : 'This colon'} cannot be read`;
    return [
      {
        offset: from,
        rule: 'field-line',
        message: `${what}. Write "${name}: "`,
        edit: { from, to: valueAt + whole.length, text: ': ' },
        isCertain: true,
      },
    ];
  }
  if (!/^[\p{L}\p{N}"]/u.test(value)) return [];
  const end = value.search(/\s|$/);
  const message =
    end === value.length
      ? `A colon is missing after "${value}"`
      : 'This line has no field name. Write "name: value", or indent it so that it continues the text above';
  const at = valueAt + end;
  return [
    {
      offset: valueAt,
      length: value.length,
      rule: 'field-line',
      message,
      edit: { from: at, to: at, text: ':' },
      isCertain: false,
    },
  ];
}

/** Returns the repair of a note in the middle of a text. */
function noteRepair(line: YamlLine, above: YamlLine | undefined): Repair[] {
  if (above?.noteAt === undefined || line.indent === '') return [];
  return [
    {
      offset: above.noteAt,
      rule: 'field-line',
      message:
        'This note ends the text, but the text continues below. Move the note to a line above the field',
      edit: { from: above.noteAt, to: above.at + above.text.length, text: '' },
      isCertain: false,
    },
  ];
}

/** Returns the repairs of a line that begins a new entry of a list without a dash, and of those under it. */
export function dashRepairs(lines: readonly YamlLine[], index: number): Repair[] {
  const line = lines[index];
  if (!line || line.isBlank || line.isEntry || bulletRepair(line).length > 0) return [];
  const depth = line.indent.length;
  const isShallow = ({ isBlank, indent }: YamlLine) => !isBlank && indent.length <= depth;
  const above = lines.slice(0, index).findLast(isShallow);
  const isLike =
    above?.isEntry === true &&
    !line.value.startsWith('-') &&
    above.indent.length === depth &&
    above.name === line.name;
  if (!isLike) return [];
  const below = lines.slice(index + 1);
  const end = below.findIndex(
    (other) => isShallow(other) && (other.isEntry || other.indent.length < depth),
  );
  const at = line.at + depth;
  return [
    {
      offset: at,
      length: line.text.length - depth,
      rule: 'field-line',
      message: 'A new entry of the list begins here. Write "- " before it',
      edit: { from: at, to: at, text: '- ' },
      isCertain: false,
    },
    ...below
      .slice(0, end === -1 ? undefined : end)
      .filter((other) => !other.isBlank && other.indent.length === depth)
      .map((other) => indentRepair(other, depth + 2)),
  ];
}

/** Returns what may be wrong with the words of a line, the most likely first. */
export function lineRepairs(line: YamlLine, above: YamlLine | undefined): Repair[] {
  if (line.isBlank) return [];
  if (noteSignRepair(line).length > 0) return noteSignRepair(line);
  if (line.name !== undefined || line.isEntry) {
    return [
      ...(line.name === undefined ? spaceRepair(line) : []),
      ...extraDash(line),
      ...(line.value === '' ? [] : [quoteRepair(line)]),
    ];
  }
  return [
    ...noteRepair(line, above),
    ...bulletRepair(line),
    ...spaceRepair(line),
    ...nameRepairs(line),
  ];
}
