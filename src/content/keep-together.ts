/**
 * Returns a text whose numbers stay on one line with the word that they count: "3 months" with a non-breaking space.
 */
export const keepNumbers = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u{a0}');

/** Applies `keepNumbers` to every text in a value, also in lists and objects. */
export function keepAllNumbers(value: unknown): unknown {
  if (typeof value === 'string') return keepNumbers(value);
  if (Array.isArray(value)) return value.map(keepAllNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, keepAllNumbers(inner)]),
  );
}
