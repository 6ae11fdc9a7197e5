import { lineOf } from './duplicate';
import { replacing, type JsonPlace } from './json-place';
import type { JsonToken } from './json-tokens';
import { leftOut, stringRepairs, wordRepairs } from './json-words';
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

/** A number with more in it than its digits: `1,500`, `2 025`, `02025`, `2025 AD`, `$500`. */
function numberRepairs({ text, token, before }: JsonPlace): Repair[] {
  const rule = 'json-syntax';
  if (token.text.startsWith('+') && before?.kind === 'string') {
    const message =
      'A text is one line between two quotes. Join its parts, without the + and the quotes between';
    return [replacing(token, '', { rule, message, isCertain: false })];
  }
  if (/^[+$€£]/.test(token.text)) {
    const sign = { from: token.from, to: token.from + 1 };
    return [replacing(sign, '', { rule, message: `Delete the ${token.text.charAt(0)}` })];
  }
  const run = /\d[\d., _]*$/.exec(text.slice(0, token.from))?.[0];
  if (run === undefined || (token.kind !== 'number' && token.kind !== 'unknown')) return [];
  const from = token.from - run.length;
  const [whole = ''] = /^[^\n}\]]*?(?=\s*(?:[\n}\]]|,(?!\d)))/.exec(text.slice(from)) ?? [];
  const isCertain = /^(?:0\d+|\d{1,3}(?:[ ,_]\d{3})+(?:\.\d+)?)$/.test(whole);
  const digits = isCertain
    ? whole.replace(/[^\d.]/g, '').replace(/^0+/, '')
    : whole.replace(/[^\d.].*/, '');
  const message = `A number has digits only. Write ${digits}`;
  return [replacing({ from, to: from + whole.length }, digits, { rule, message, isCertain })];
}

function commentRepairs({ text, token }: JsonPlace): Repair[] {
  const isHash = token.text.startsWith('#');
  if (!isHash && token.kind !== 'comment') return [];
  const end = text.indexOf('\n', token.from);
  const to = isHash ? (end === -1 ? text.length : end) : token.to;
  const isGap = /\.\.\.|…|\b(?:existing|remaining|rest|unchanged)\b/.test(token.text);
  const message = isGap ? leftOut : 'JSON has no comments. Delete this one';
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
  const isColon = token.kind === ',' && before?.kind === 'string';
  return [
    ...(isColon ? [replacing(token, ':', { rule, message: 'Write a colon instead of ,' })] : []),
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
    ...(token.kind === '{' && before?.kind === '{'
      ? [
          replacing(token, '', {
            rule,
            message: 'This { is there twice. Delete one',
            isCertain: false,
          }),
        ]
      : []),
    ...(isAfterEnd
      ? [
          replacing({ from, to: text.length }, '', {
            rule,
            message:
              token.kind === '{'
                ? 'A second group of fields begins here, and a file has one. Move it to a file of its own'
                : 'Nothing may follow the last bracket. Delete it',
            isCertain: false,
          }),
        ]
      : []),
  ];
}

/** A file that does not start as JSON does: without its first bracket, or with something before it. */
function startRepairs({ text, token, before, after }: JsonPlace): Repair[] {
  const rule = 'json-syntax';
  const start = text.indexOf('{');
  if (before === undefined && start > token.from && token.kind !== '[') {
    const message = 'A JSON file begins with {. Delete what is before it';
    const extra = { from: token.from, to: start };
    return [replacing(extra, '', { rule, message, isCertain: false })];
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
