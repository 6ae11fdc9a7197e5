import { curly, quoted } from './quotes';
import type { Repair } from './repair';
import { quoteEnd, type YamlLine } from './yaml-line';

/** Why a text has to be put in quotes. */
function reasonFor(value: string): Pick<Repair, 'rule' | 'message' | 'isCertain'> & { at: number } {
  const first = value.charAt(0);
  if (first === '"' || first === "'") {
    const end = quoteEnd(value);
    if (end !== undefined && value.slice(end) === ',')
      return {
        rule: 'inner-quote',
        message: 'YAML has no comma after a text',
        at: end,
        isCertain: true,
      };
    if (first === "'" && end !== undefined && /^\p{L}.\p{L}/u.test(value.slice(end - 2)))
      return {
        rule: 'inner-quote',
        message: 'The text ends at this apostrophe',
        at: end - 1,
        isCertain: true,
      };
    return end === undefined
      ? { rule: 'open-quote', message: 'This quote is never closed', at: 0, isCertain: true }
      : {
          rule: 'inner-quote',
          message: 'The text ends at this quote, but the line continues',
          at: end - 1,
          // Otherwise the quote may be the end, and the rest may be too much.
          isCertain: value.endsWith(first),
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
    : {
        rule,
        message: `A text that starts with "${first}" needs quotes`,
        at: 0,
        // It may be a number, or a private note.
        isCertain: !/^#(?:\d+$| )/.test(value),
      };
}

/** Returns a text without the quotes around it; those around its first words stay. */
function withoutQuotes(value: string): string {
  if (!/^["']/.test(value)) return value;
  const start = /^(?:''|"")(?=\p{L})/u.test(value) ? 2 : 1;
  if (start === 2 && value.endsWith(value.slice(0, 2))) return value.slice(2, -2);
  // A quote of the other kind was meant to close the text, unless the text has one that it closes.
  const other = value.startsWith('"') ? "'" : '"';
  const closes = value.endsWith(value.charAt(0)) || value.indexOf(other) === value.length - 1;
  const inner = value.slice(start, value.length > 1 && closes ? -1 : undefined);
  const isInner = /^[^“]*”/.test(curly(inner)) && value.startsWith('"');
  return isInner ? value : inner.trim();
}

/** Returns the message about a note in a field. */
export const noNote =
  'Notes work in the text under the fields only; readers would see this one. Delete it';

type Value = Pick<YamlLine, 'value' | 'valueAt'>;

/** Returns the repair that puts the value of a line in quotes. */
export function quoteRepair({ value, valueAt }: Value): Repair {
  const note = /\{\s*\/\*.*?(?:\*\/\s*\}|$)|<!--.*?(?:-->|$)/.exec(value);
  if (note) {
    const [from, to] = [valueAt + note.index, valueAt + note.index + note[0].length];
    const edit = { from, to, text: '' };
    return {
      offset: from,
      length: to - from,
      rule: 'comment',
      message: noNote,
      edit,
      isCertain: false,
    };
  }
  const { at, message, ...reason } = reasonFor(value);
  const text = quoted(curly(withoutQuotes(value.replace(/(?<=["']),$/, ''))));
  return {
    ...reason,
    offset: valueAt + at,
    message: reason.isCertain
      ? `${message}. Write: ${text}`
      : reason.rule === 'inner-quote'
        ? `${message}. If all of it is the text, write: ${quoted(curly(value))}`
        : `${message}: ${text}`,
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
