/** A part of an opening; in italics, where the text has them. */
export type OpeningPart = { words: string; isEmphasized: boolean };

/** In UTF-16 units. */
const most = 115;

/**
 * Returns how a text begins: its first sentence, and those after it that end within 115 characters.
 *
 * @param language a tag of BCP 47: sentences end differently in each
 */
export function openingOf(parts: readonly OpeningPart[], language: string): OpeningPart[] {
  const text = parts.map(({ words }) => words).join('');
  const ends = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ index, segment }) => index + segment.trimEnd().length,
  );
  const end = ends.findLast((place) => place <= most) ?? ends[0] ?? 0;
  let start = 0;
  return parts.flatMap(({ words, isEmphasized }) => {
    const kept = words.slice(0, Math.max(end - start, 0));
    start += words.length;
    return kept === '' ? [] : [{ words: kept, isEmphasized }];
  });
}
