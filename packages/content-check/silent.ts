/** Stands in a text for every character that nobody reads. */
export const silent = '\uE000';

/** Returns a text as long as this one, with nothing to read in it. */
export const hush = (text: string) =>
  text.replace(/[^\r\n]+/g, ({ length }) => silent.repeat(length));
