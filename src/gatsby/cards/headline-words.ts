import { headlineParts } from '../../content/headline';

/** A part of a word in one style. */
type Run = { text: string; accent: boolean };

/** Returns the words of a headline, each as its runs: a full stop may follow an accent. */
export function headlineWords(headline: string): Run[][] {
  const words: Run[][] = [[]];
  const { before, accent = '', after } = headlineParts(headline);
  [before, accent, after].forEach((part, index) => {
    part.split(' ').forEach((text, position) => {
      if (position > 0) words.push([]);
      if (text) words.at(-1)?.push({ text, accent: index === 1 });
    });
  });
  return words.filter((runs) => runs.length > 0);
}
