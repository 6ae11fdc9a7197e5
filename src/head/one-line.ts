/** Returns the words of a text on one line; an excerpt keeps the line breaks between its paragraphs. */
export const oneLine = (excerpt: string | null) => (excerpt ?? '').replace(/\s+/g, ' ').trim();
