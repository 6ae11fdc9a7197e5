/** An accent has no space at its inner ends, and does not begin within a word: `Kund*innen`. */
const pattern = /(^|\P{L})\*(?=\S)([^*]*[^*\s])\*/u;

export function headlineParts(text: string): { before: string; accent?: string; after: string } {
  const found = pattern.exec(text);
  const [whole = '', sign = '', accent] = found ?? [];
  if (!found || accent === undefined) return { before: text, after: '' };
  return {
    before: text.slice(0, found.index) + sign,
    accent,
    after: text.slice(found.index + whole.length),
  };
}

export function plainHeadline(text: string): string {
  const { before, accent = '', after } = headlineParts(text);
  return before + accent + after;
}

/** Splits a text at its asterisks; words between two of them are marked. */
export const markedParts = (text: string): { words: string; isMarked: boolean }[] =>
  text
    .split('*')
    .map((words, index) => ({ words, isMarked: index % 2 === 1 }))
    .filter(({ words }) => words !== '');
