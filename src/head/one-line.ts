/**
 * Returns the words of a text on one line, with plain spaces: an excerpt keeps the line breaks between its paragraphs, and
 * a text its non-breaking spaces.
 */
export const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
