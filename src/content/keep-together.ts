/**
 * Puts non-breaking spaces between a number and what it counts (3 months), between a word and the one
 * or two letters before a stop (threads in,), after a short word that opens a quotation (“So, what),
 * and into a short last sentence (Then we write.).
 */
export const keepTogether = (text: string) =>
  text
    .replace(/(\d) (?=\p{L})/gu, '$1\u{a0}')
    .replace(/(?<=\p{L}) (?=\p{L}{1,2}[,.;:!?])/gu, '\u{a0}')
    .replace(/(?<=[“„«‘]\p{L}{1,3},?) (?=\p{L})/gu, '\u{a0}')
    .replace(/(?<=[.!?] )[^.!?]{1,14}[.!?]$/u, (sentence) => sentence.replaceAll(' ', '\u{a0}'));

/** Keeps the last two short words of a paragraph together, so that no line is "them." alone. */
export const keepEnd = (text: string) =>
  text.replace(/(?<=(?:^|\s)\S{1,8}) (?=.{1,8}$)/gu, '\u{a0}');
