/** Collapses white space, as a browser does. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns a Markdown text or a headline as one line without its marks. */
export const withoutMarks = (text: string) =>
  plain(
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*+/g, '')
      .replace(/^\s*(#{1,6}|[-*]|\d+\.|>)\s+/gm, ''),
  );
