const maxLength = 40;

/** Returns the first words of a text, for a message. */
export function shorten(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return words.length > maxLength ? `${words.slice(0, maxLength - 1).trim()}…` : words;
}
