/** Matches an accent: words between asterisks, without spaces at either end. It never begins within a word, as in `Kund*innen`. */
const accentPattern = /(^|\P{L})\*(?=\S)([^*]*[^*\s])\*/u;

/** Splits a headline at its accent. */
export function headlineParts(text: string): { before: string; accent?: string; after: string } {
  const found = accentPattern.exec(text);
  const [whole = '', prefix = '', accent] = found ?? [];
  if (!found || accent === undefined) return { before: text, after: '' };
  return {
    before: text.slice(0, found.index) + prefix,
    accent,
    after: text.slice(found.index + whole.length),
  };
}

/** Returns a headline without the asterisks of its accent, and without soft hyphens. */
export function plainHeadline(text: string): string {
  const { before, accent = '', after } = headlineParts(text);
  return (before + accent + after).replaceAll('\u{ad}', '');
}

/** Matches where a line may end: at spaces and hyphens, and between the letters of scripts without spaces. */
export const lineBreaks =
  /[\s\u{ad}\u{2010}-\u{2014}/\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/u;

/** A word of so many letters may be wider than its column. */
export const longWord = 14;

/** Returns how many letters the longest word of a headline has. */
export const longestWord = (text: string): number =>
  Math.max(
    ...plainHeadline(text)
      .split(lineBreaks)
      .map(({ length }) => length),
  );

/** Splits a text at its asterisks. Every second part is emphasized. */
export const emphasizedParts = (text: string): { words: string; isEmphasized: boolean }[] =>
  text
    .split('*')
    .map((words, index) => ({ words, isEmphasized: index % 2 === 1 }))
    .filter(({ words }) => words !== '');

/** Returns the emphasized words of texts, in their order. */
export const phrasesIn = (texts: readonly string[]): string[] =>
  texts.flatMap(emphasizedParts).flatMap(({ words, isEmphasized }) => (isEmphasized ? words : []));

/** Returns the index of words in a list, whatever their case; -1 if they are not in it. */
export const phraseIndex = (phrases: readonly string[], words: string): number =>
  phrases.findIndex((phrase) => phrase.toLowerCase() === words.toLowerCase());
