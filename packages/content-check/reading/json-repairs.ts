import { lineOf } from './duplicate';
import { replacing, type JsonPlace } from './json-place';
import type { JsonToken } from './json-tokens';
import { stringRepairs, wordRepairs } from './json-words';
import type { Repair } from './repair';

const isCloser = ({ kind }: JsonToken) => kind === '}' || kind === ']';

function commaRepairs({ text, token, before }: JsonPlace): Repair[] {
  const rule = 'json-comma';
  const isComma = token.kind === ',';
  if (before?.kind === ',' && (isComma || isCloser(token))) {
    const message = isComma
      ? 'Remove one of the two commas'
      : `Remove the comma before ${token.text}`;
    const extra = isComma ? token : before;
    return [replacing(extra, '', { rule, message, offset: token.from })];
  }
  if (!before || isComma || isCloser(token) || token.kind === 'unknown') return [];
  const line = lineOf(text, before.to);
  const place = line === lineOf(text, token.from) ? 'before this' : `at the end of line ${line}`;
  const gap = { from: before.to, to: before.to };
  const message = `A comma is missing ${place}`;
  return [replacing(gap, ',', { rule, message, offset: token.from })];
}

function numberRepairs({ text, token, before }: JsonPlace): Repair[] {
  const whole = before?.kind === 'number' ? /^[^\n,}\]]*/.exec(text.slice(before.from))?.[0] : '';
  if (
    before &&
    whole &&
    !/^0+$/.test(before.text) &&
    (token.kind === 'unknown' || token.kind === 'number')
  ) {
    const isGrouped = /^\d{1,3}(?:[ _]\d{3})+$/.test(whole.trim());
    const digits = isGrouped ? whole.replace(/\D/g, '') : before.text;
    const message = `A number has digits only. Write ${digits}`;
    const extra = { from: before.from, to: before.from + whole.trimEnd().length };
    const finding = { rule: 'json-syntax', message, isCertain: false } as const;
    return [replacing(extra, digits, finding)];
  }
  if (token.kind !== 'number' || before?.to !== token.from) return [];
  const rule = 'json-syntax';
  if (/^0+$/.test(before.text)) {
    const message = `A number does not begin with 0. Write ${token.text}`;
    return [replacing(before, '', { rule, message })];
  }
  // A comma for thousands has digits right before it and three after it.
  const digits = /\d{1,3}$/.exec(text.slice(0, before.from))?.[0];
  const rest = /^\d{3}(?!\d)(\.\d+)?/.exec(text.slice(token.from))?.[0];
  if (before.text !== ',' || digits === undefined || rest === undefined) return [];
  const message = `A number has no comma in it. Write ${digits}${rest}`;
  return [replacing(before, '', { rule, message })];
}

function commentRepairs({ text, token }: JsonPlace): Repair[] {
  const isHash = token.text.startsWith('#');
  if (!isHash && token.kind !== 'comment') return [];
  const end = text.indexOf('\n', token.from);
  const to = isHash ? (end === -1 ? text.length : end) : token.to;
  const message = 'JSON has no comments. Delete this one';
  return [
    replacing({ from: token.from, to }, '', { rule: 'json-comment', message, isCertain: false }),
  ];
}

const insert = (at: number, text: string, message: string, offset: number): Repair =>
  replacing({ from: at, to: at }, text, { rule: 'json-syntax', message, offset, isCertain: false });

/** A colon, a value or a bracket that is missing or too many. */
function structureRepairs({ token, before, text, isAfterEnd }: JsonPlace): Repair[] {
  const { from, to } = token;
  const rule = 'json-syntax';
  const other = token.text === '}' ? ']' : '}';
  const wrong = `Write ${other} instead of ${token.text}`;
  return [
    ...(token.kind === 'end'
      ? ['}', ']'].map((one) => insert(from, one, `A "${one}" is missing at the end`, from))
      : []),
    ...(isCloser(token)
      ? [replacing(token, other, { rule, message: wrong, isCertain: false })]
      : []),
    insert(before?.to ?? 0, ':', 'A colon is missing before this', from),
    insert(before?.to ?? 0, ' ""', 'A value is missing before this', from),
    ...(isCloser(token)
      ? [
          replacing({ from, to }, '', {
            rule,
            message: `Delete this ${token.text}`,
            isCertain: false,
          }),
        ]
      : []),
    ...(isAfterEnd
      ? [
          replacing({ from, to: text.length }, '', {
            rule,
            message: 'Nothing may follow the last bracket. Delete it',
            isCertain: false,
          }),
        ]
      : []),
  ];
}

/** A file that does not start as JSON does: without its first bracket, or as front matter. */
function startRepairs({ text, token, before, after }: JsonPlace): Repair[] {
  const rule = 'json-syntax';
  if (token.from === 0 && text.startsWith('---')) {
    const message = 'A JSON file has no lines of dashes. Delete them';
    return [replacing({ from: 0, to: 3 }, '', { rule, message, isCertain: false })];
  }
  const isName = before?.kind === 'string' && token.kind === ':';
  if (!isName || !after) return [];
  const message = 'A "{" is missing at the start';
  return [replacing({ from: 0, to: 0 }, '{\n', { rule, message })];
}

/** Returns what may be wrong where a parser stopped, the most likely first. */
export const jsonRepairs = (place: JsonPlace): Repair[] => [
  ...startRepairs(place),
  ...stringRepairs(place),
  ...numberRepairs(place),
  ...commentRepairs(place),
  ...wordRepairs(place),
  ...commaRepairs(place),
  ...structureRepairs(place),
];
