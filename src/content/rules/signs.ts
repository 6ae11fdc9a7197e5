import type { Finding } from '../problem';

/** Signs that do not do what their writer expects of them. */
export type Sign = {
  pattern: RegExp;
  rule: Finding['rule'];
  message: string;
  fix?: (match: string) => string;
};

/** Where such signs stand in a text that begins at the offset `by`. */
export const findSigns = (text: string, by: number, signs: readonly Sign[]): Finding[] =>
  signs.flatMap(({ pattern, rule, message, fix }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const from = by + index;
      const edit = fix && { from, to: from + found.length, text: fix(found) };
      return { offset: from, length: found.length, rule, message, ...(edit && { fix: edit }) };
    }),
  );
