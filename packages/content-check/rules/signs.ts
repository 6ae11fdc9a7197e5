import type { Finding } from '../problem';
import { silent } from '../silent';

/** Signs that do not do what their writer expects of them. */
export type Sign = {
  pattern: RegExp;
  rule: Finding['rule'];
  message: string | ((match: string) => string);
  /** `before` and `after` are the characters next to the match. */
  fix?: (match: string, before: string, after: string) => string;
};

/** Who has more of them mends some first. */
const most = 300;

/**
 * Returns where such signs are in a text, each place once: the first rule that knows it has it.
 *
 * @param by where the text begins in its file
 */
export function findSigns(text: string, by: number, signs: readonly Sign[]): Finding[] {
  const found: Finding[] = [];
  for (const { pattern, rule, message, fix } of signs) {
    for (const { 0: source, index } of text.matchAll(pattern)) {
      if (found.length > most) return found;
      const [from, to] = [by + index, by + index + source.length];
      if (found.some(({ offset, length = 1 }) => from < offset + length && to > offset)) continue;
      const right =
        fix?.(source, text.charAt(index - 1), text.charAt(index + source.length)) ?? source;
      // What is silent here is something else in the file.
      const edit =
        right === source || right.includes(silent) ? {} : { fix: { from, to, text: right } };
      const said = typeof message === 'string' ? message : message(source);
      found.push({ offset: from, length: source.length, rule, message: said, ...edit });
    }
  }
  return found;
}
