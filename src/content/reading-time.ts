/** For non-fiction in English: https://doi.org/10.1016/j.jml.2019.104047 */
const wordsPerMinute = 238;

/** Returns the minutes that a text in any language takes to read, at least one. */
export function readingMinutes(text: string, language: string): number {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return Math.max(
    1,
    Math.round(words.filter(({ isWordLike }) => isWordLike).length / wordsPerMinute),
  );
}
