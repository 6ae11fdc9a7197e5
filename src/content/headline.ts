/** An accent has no space at its inner ends, and does not begin within a word: `Kund*innen`. */
const pattern = /(?<!\p{L})\*(?=\S)([^*]+)(?<=\S)\*/u;

export function headlineParts(text: string): { before: string; accent?: string; after: string } {
  const found = pattern.exec(text);
  const [whole = '', accent] = found ?? [];
  if (!found || accent === undefined) return { before: text, after: '' };
  return {
    before: text.slice(0, found.index),
    accent,
    after: text.slice(found.index + whole.length),
  };
}

export function plainHeadline(text: string): string {
  const { before, accent = '', after } = headlineParts(text);
  return before + accent + after;
}
