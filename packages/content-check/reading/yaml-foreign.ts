import type { Repair } from './repair';
import type { YamlLine } from './yaml-line';

/** Returns the repair of a line of JSON: a name in quotes, and a comma after the value. */
export function jsonLineRepair({ name = '', at, indent, value, text }: YamlLine): Repair[] {
  const from = at + indent.length;
  if (!name.startsWith('"') || !/[^[{],$/.test(value)) return [];
  const right = `${name.slice(1, -1)}: ${value.slice(0, -1)}`;
  return [
    {
      offset: from,
      length: text.length - indent.length,
      rule: 'yaml-syntax',
      message: `This line is JSON. Write: ${right}`,
      edit: { from, to: at + text.length, text: right },
      isCertain: true,
    },
  ];
}

/** Returns the repair of a note that begins as in a program, or as in HTML. */
export function noteSignRepair({ text, at, indent }: YamlLine): Repair[] {
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

/** Returns the repairs of a group in braces or brackets, whose fields are below on lines of their own. */
export function braceRepairs(lines: readonly YamlLine[], index: number): Repair[] {
  const line = lines[index];
  if (line?.name === undefined || !/^[[{]$/.test(line.value)) return [];
  const close = line.value === '{' ? '}' : ']';
  const below = lines.slice(index + 1);
  const end = below.find(({ isBlank, indent }) => !isBlank && indent.length <= line.indent.length);
  const isClosed = end !== undefined && [close, `${close},`].includes(end.text.trim());
  const finding = {
    rule: 'yaml-syntax',
    message: `The lines below belong to "${line.name}" by their indent. Delete the ${line.value}`,
    isCertain: false,
  } as const;
  const opening = { from: line.valueAt, to: line.valueAt + 1, text: '' };
  return [
    { ...finding, offset: line.valueAt, edit: opening },
    ...(isClosed
      ? [
          {
            ...finding,
            message: `Delete this ${close}: the group ends with its lines`,
            offset: end.at,
            edit: { from: end.at, to: end.at + end.text.length, text: '' },
          },
        ]
      : []),
  ];
}

/** Returns the repair of a field with a dash, in a group that has none. */
export function extraDash(line: YamlLine): Repair[] {
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
