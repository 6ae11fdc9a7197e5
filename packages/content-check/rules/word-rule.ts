import type { Finding } from '../problem';

type Match = {
  text: string;
  match: RegExpMatchArray;
  /** The line up to the match, and from its end on. */
  before: string;
  after: string;
};

/** A pattern in the words that visitors read. `say` returns null when a match is fine. */
export type WordRule = {
  rule: Finding['rule'];
  pattern: RegExp;
  say: (found: Match) => { message: string; text?: string } | null;
  /** true: also applies to words that the writer quotes. */
  inQuotations?: true;
  /** true: other languages than English do this on purpose. */
  inEnglish?: true;
};
