import { curly, quoted } from './mask';
import type { Repair } from './repair';
import { indentRepairs } from './yaml-indent';
import { quoteEnd, type YamlLine } from './yaml-line';

/** What may begin an entry of a list in a word processor. */
const bullet = /^(?:[*•·–—+]|\d{1,2}[.)])\s+(?=\S)/;

/** Signs before and after a name that are no colon and space to YAML. */
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

/** Returns the repairs of a line that has no name. */
function nameRepairs(line: YamlLine): Repair[] {
  const { value, valueAt } = line;
  const odd = oddColon.exec(value);
  const [whole = '', name = ''] = odd ?? [];
  if (odd) {
    const from = valueAt + name.length;
    const sign = whole.slice(name.length).trim();
    const what = sign === ':' ? 'The space after this colon' : sign === '=' ? 'This' : 'This colon';
    return [
      {
        offset: from,
        rule: 'field-line',
        message: `${what} cannot be read. Write "${name}: "`,
        edit: { from, to: valueAt + whole.length, text: ': ' },
        isCertain: true,
      },
    ];
  }
  const end = value.search(/\s|$/);
  const isAlone = end === value.length;
  const message = isAlone
    ? `A colon is missing after "${value}"`
    : 'This line has no field name. Write "name: value", or indent it so that it continues the text above';
  const common = { offset: valueAt, length: value.length, rule: 'field-line', message } as const;
  const insert = (at: number, text: string): Repair => ({
    ...common,
    edit: { from: at, to: at, text },
    isCertain: false,
  });
  return [insert(valueAt + end, ':'), insert(valueAt, '    ')];
}

/** Why a text has to be put in quotes. */
function reasonFor(value: string): Pick<Repair, 'rule' | 'message' | 'isCertain'> & { at: number } {
  const first = value.charAt(0);
  if (first === '"' || first === "'") {
    const end = quoteEnd(value);
    return end === undefined
      ? { rule: 'open-quote', message: 'This quote is never closed', at: 0, isCertain: true }
      : {
          rule: 'inner-quote',
          message: 'The text ends at this quote, but the line continues',
          at: end - 1,
          isCertain: true,
        };
  }
  const rule = 'yaml-quotes';
  if ('[{'.includes(first) && !value.includes(first === '[' ? ']' : '}')) {
    const message = `This "${first}" is never closed. Close it, or put the text in quotes`;
    return { rule, message, at: 0, isCertain: false };
  }
  const colon = value.search(/:(\s|$)/);
  return /^[\p{L}\p{N}“‘(]/u.test(first) && colon !== -1
    ? { rule, message: 'A text with ": " in it needs quotes', at: colon, isCertain: true }
    : { rule, message: `A text that starts with "${first}" needs quotes`, at: 0, isCertain: true };
}

/** Returns the repair that puts the value of a line in quotes. */
export function quoteRepair({ value, valueAt }: Pick<YamlLine, 'value' | 'valueAt'>): Repair {
  const { at, message, ...reason } = reasonFor(value);
  const first = value.charAt(0);
  const last = value.length > 1 && value.endsWith(first) ? -1 : undefined;
  const text = quoted(curly(/^["']/.test(value) ? value.slice(1, last).trim() : value));
  return {
    ...reason,
    offset: valueAt + at,
    message: `${message}. Write: ${text}`,
    edit: { from: valueAt, to: valueAt + value.length, text },
  };
}

/** Returns the repair of a backslash that YAML gives no meaning. */
export const escapeRepair = (offset: number): Repair => ({
  offset,
  rule: 'yaml-escape',
  message:
    'Between double quotes, a backslash starts a special character. Use single quotes, or write \\\\ for one backslash',
  edit: { from: offset, to: offset, text: '\\' },
  isCertain: false,
});

/** Returns everything that may be wrong with a line. `around` are the lines before it and the one after. */
export function lineRepairs(line: YamlLine, around: readonly YamlLine[]): Repair[] {
  if (line.isBlank) return [];
  return [
    ...(line.name === undefined && !line.isEntry ? bulletRepair(line) : []),
    ...(line.name === undefined ? spaceRepair(line) : []),
    ...(line.name === undefined && !line.isEntry ? nameRepairs(line) : []),
    ...(line.value !== '' && (line.name !== undefined || line.isEntry) ? [quoteRepair(line)] : []),
    ...indentRepairs(line, around),
  ];
}
