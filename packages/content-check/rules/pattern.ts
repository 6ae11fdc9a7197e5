import type { Finding } from '../problem';
import { silent } from '../silent';

/** A match in a text. */
export type Found = {
  text: string;
  match: RegExpMatchArray;
  /** The line up to the match, and from its end on. */
  before: string;
  after: string;
};

/** Characters that writers leave by mistake, and what to do about them. */
export type Pattern = {
  rule: Finding['rule'];
  pattern: RegExp;
  /** What is wrong; a function returns undefined where a match is fine. */
  say: string | ((found: Found) => string | undefined);
  /** What to write instead, where that keeps the meaning. */
  fix?: string | ((found: Found) => string | undefined);
  /** true: other languages than English do this on purpose. */
  inEnglish?: true;
  /** true: also applies to words that the writer quotes. */
  inQuotations?: true;
};

/** How many mistakes of one kind are named at once. */
const most = 300;

const resultOf = (by: Pattern['say'] | undefined, found: Found) =>
  typeof by === 'function' ? by(found) : by;

/**
 * Returns where patterns are in a text, each place once: the first pattern that knows it has it.
 *
 * @param isQuoted returns whether an offset is within somebody’s words, which are not fixed
 */
export function findPatterns(
  words: string,
  patterns: readonly Pattern[],
  isQuoted: (offset: number) => boolean = () => false,
): Finding[] {
  const found: Finding[] = [];
  const isTaken = (from: number, to: number) =>
    found.some(({ offset, length = 1 }) => from < offset + length && to > offset);
  for (const { rule, pattern, say, fix, inQuotations } of patterns) {
    for (const match of [...words.matchAll(pattern)].slice(0, most)) {
      const { 0: text, index: from } = match;
      const to = from + text.length;
      const quoted = isQuoted(from);
      if ((quoted && !inQuotations) || isTaken(from, to)) continue;
      const before = words.slice(words.lastIndexOf('\n', from - 1) + 1, from);
      const [after = ''] = words.slice(to, to + 80).split('\n', 1);
      const one = { text, match, before, after };
      const message = resultOf(say, one);
      if (message === undefined) continue;
      const right = quoted ? undefined : resultOf(fix, one);
      // What is silent here is something else in the file.
      const isFixed = right !== undefined && right !== text && !right.includes(silent);
      const edit = isFixed ? { fix: { from, to, text: right } } : {};
      found.push({ offset: from, length: text.length, rule, message, ...edit });
    }
  }
  return found;
}
