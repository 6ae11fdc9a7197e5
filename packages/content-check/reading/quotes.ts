/** A text between double quotes, as YAML and JSON read it. */
export const quoted = (text: string) => JSON.stringify(text);

/** What follows an apostrophe at the start of a word, or after a link: ’90s, ’tis, [Jo](/jo/)’s. */
const clipped = /^(?:\d\ds?|tis|twas|til|em|n|cause|bout|s|ll|re|ve|d|m|t)(?![\p{L}\p{N}])/iu;

/** Returns the curly mark for a straight one; undefined when it is no quote: 5'10", 6'. */
export function curlyMark(straight: string, before: string, after: string): string | undefined {
  const isDouble = straight.includes('"');
  const isWhole = (before.match(/(?<!\d)"/g) ?? []).length % 2 === 0;
  if (/\d$/.test(before) && (isDouble ? isWhole : !/^\p{L}/u.test(after))) return undefined;
  const opens =
    (/^[\p{L}\p{N}{‹*$€£]/u.test(after) && !/[\p{L}\p{N}.,!?…)}›*]$/u.test(before)) ||
    (/^(?:\.{3}|…|[[\uE000])/.test(after) && /(?:^|\s)$/.test(before));
  if (isDouble) return opens || /[\s(]\*+$/.test(before) ? '“' : '”';
  return opens && !clipped.test(after) ? '‘' : '’';
}

/** Straight quotes within a text, made curly. */
export const curly = (text: string) =>
  text.replace(
    /["']/g,
    (sign, at: number) => curlyMark(sign, text.slice(0, at), text.slice(at + 1)) ?? sign,
  );
