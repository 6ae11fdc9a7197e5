/** Returns a text without line breaks and non-breaking spaces. */
export const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
