/**
 * Returns a text with non-breaking spaces between words that belong on one line: a number and what it counts
 * ("3 months"), a word and the one or two letters before a stop ("threads in,").
 */
export const keepTogether = (text: string) =>
  text
    .replace(/(\d) (?=\p{L})/gu, '$1\u{a0}')
    .replace(/(?<=\p{L}) (?=\p{L}{1,2}[,.;:!?])/gu, '\u{a0}');

/** Returns a paragraph whose last line has at least two short words, and never "of them." alone. */
export const keepEnd = (text: string) =>
  text.replace(/(?<=(?:^|\s)\S{1,8}) (?=.{1,8}$)/gu, '\u{a0}');
