/** A part of a word that is set in one way. */
type Run = { text: string; accent: boolean };

/** The words of a headline, each as the runs it is made of: a full stop may follow an accent. */
export function headlineWords(headline: string): Run[][] {
  const words: Run[][] = [[]];
  headline.split('*').forEach((part, index) => {
    part.split(' ').forEach((text, position) => {
      if (position > 0) words.push([]);
      if (text) words.at(-1)?.push({ text, accent: index % 2 === 1 });
    });
  });
  return words.filter((runs) => runs.length > 0);
}
