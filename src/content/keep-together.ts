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

/** Fields that search engines show, where a group describes a page. */
const ofSearch = new Set(['title', 'description', 'focusKeyphrase']);

/** Applies `keepTogether` to the fields of a group, also in lists and groups inside; what only machines read stays as it is. */
export const keepFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      'description' in fields && ofSearch.has(name) ? value : keepValue(value),
    ]),
  );

function keepValue(value: unknown): unknown {
  if (typeof value === 'string') return keepTogether(value);
  if (Array.isArray(value)) return value.map(keepValue);
  return typeof value === 'object' && value !== null ? keepFields({ ...value }) : value;
}
