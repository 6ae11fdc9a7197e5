/**
 * Returns a text whose figures stay on one line with the word that they count: "3 months" with a non-breaking space.
 */
export const keepFigures = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u{a0}');

/** Returns a value with each text in it so treated, in lists and groups too. */
export function keepAllFigures(value: unknown): unknown {
  if (typeof value === 'string') return keepFigures(value);
  if (Array.isArray(value)) return value.map(keepAllFigures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, keepAllFigures(inner)]),
  );
}
