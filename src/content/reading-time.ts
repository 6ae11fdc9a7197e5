/**
 * The words that an adult reads silently in a minute, for non-fiction in English:
 * https://doi.org/10.1016/j.jml.2019.104047
 */
const wordsPerMinute = 238;

/** Returns how many minutes a text takes to read, at least one. Any language is split into words. */
export function readingMinutes(text: string, language: string): number {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return Math.max(
    1,
    Math.round(words.filter(({ isWordLike }) => isWordLike).length / wordsPerMinute),
  );
}
