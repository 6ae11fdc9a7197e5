/** What follows an apostrophe at the start of a word, or after a link: ’90s, ’tis, [Jo](/jo/)’s. */
const clipped = /^(?:\d\ds?|tis|twas|til|em|n|cause|bout|s|ll|re|ve|d|m|t)(?![\p{L}\p{N}])/iu;

/** Returns the curly mark for a straight one, or null when it is no quote: 5'10", 6'. */
export function curlyMark(straight: string, before: string, after: string): string | null {
  const isDouble = straight.includes('"');
  const isWhole = (before.match(/(?<!\d)"/g) ?? []).length % 2 === 0;
  if (/\d$/.test(before) && (isDouble ? isWhole : !/^\p{L}/u.test(after))) return null;
  const opens =
    (/^[\p{L}\p{N}{‹*$€£]/u.test(after) && !/[\p{L}\p{N}.,!?…)}›*]$/u.test(before)) ||
    (/^(?:\.{3}|…)/.test(after) && /(?:^|\s)$/.test(before));
  if (isDouble) return opens || /[\s(]\*+$/.test(before) ? '“' : '”';
  return opens && !clipped.test(after) ? '‘' : '’';
}
