import { lineOf } from './duplicate';
import { replacing } from './json-place';
import type { JsonToken } from './json-tokens';
import type { Repair } from './repair';

type Opener = JsonToken & { indent: number; line: number };

const isOpener = ({ kind }: JsonToken) => kind === '{' || kind === '[';
const isCloser = ({ kind }: JsonToken) => kind === '}' || kind === ']';

/** Returns the indent of a token that begins its line, in characters. */
function leadingIndent(text: string, { from }: JsonToken): number | undefined {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  return before.trim() === '' ? before.length : undefined;
}

const indentOf = (text: string, at: number) =>
  /^\s*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0].length ?? 0;

/** Returns the repair that closes a bracket before a token that does not belong into it. */
function closing(opener: Opener, token: JsonToken, before: JsonToken): Repair {
  const closer = opener.kind === '{' ? '}' : ']';
  const what = `The "${opener.kind}" on line ${opener.line} is never closed`;
  const finding = { rule: 'json-syntax', offset: token.from, isCertain: false } as const;
  if (before.kind === ',') {
    const message = `${what}. Write "${closer}" before this comma`;
    return replacing(before, `${closer},`, { ...finding, message, offset: before.from });
  }
  const written = isCloser(token) ? closer : `${closer},`;
  const message = `${what}. Write "${written}" on a line above this one`;
  return replacing({ from: before.to, to: before.to }, written, { ...finding, message });
}

/** Returns the repair that opens a bracket for a closing one that has none. */
function opening(text: string, tokens: readonly JsonToken[], closer: JsonToken): Repair[] {
  const opener = closer.kind === '}' ? '{' : '[';
  const depth = leadingIndent(text, closer) ?? 0;
  const above = tokens.filter(({ from }) => from < closer.from);
  const isWithin = (token: JsonToken) => (leadingIndent(text, token) ?? 0) > depth;
  const start = above.findLastIndex((token) => (leadingIndent(text, token) ?? Infinity) <= depth);
  const index = above.findIndex((token, at) => at > start && isWithin(token));
  const [before, first] = [above[index - 1], above[index]];
  if (!before || !first) return [];
  const isAfterName = before.kind === ':';
  const message = `A "${opener}" is missing ${isAfterName ? 'after this colon' : 'before this'}`;
  const offset = isAfterName ? before.from : first.from;
  const at = { from: before.to, to: before.to };
  return [replacing(at, ` ${opener}`, { rule: 'json-syntax', message, offset, isCertain: false })];
}

/**
 * Returns the repair of a bracket that has no other end. The indents tell where that should be: what begins a
 * line no further to the right than the line of the bracket is not within it.
 */
export function balanceRepairs(text: string, tokens: readonly JsonToken[]): Repair[] {
  const open: Opener[] = [];
  for (const [index, token] of tokens.entries()) {
    const indent = leadingIndent(text, token);
    const top = open.at(-1);
    const before = tokens[index - 1];
    if (isCloser(token) && indent !== undefined && indent > (top?.indent ?? 0)) {
      return opening(text, tokens, token);
    }
    if (top && before && indent !== undefined && token.kind !== 'end') {
      const isOutside = isCloser(token) ? indent < top.indent : indent <= top.indent;
      // A comma alone on its line follows the bracket that is missing.
      if (isOutside && token.kind === ',') {
        return [closing(top, tokens[index + 1] ?? token, token)];
      }
      if (isOutside) return [closing(top, token, before)];
    }
    if (isOpener(token)) {
      open.push({ ...token, indent: indentOf(text, token.from), line: lineOf(text, token.from) });
    }
    if (isCloser(token)) open.pop();
  }
  return [];
}
