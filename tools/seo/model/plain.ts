/** A text as a visitor sees it: white space counts once. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A Markdown text or a headline without its marks, as one line. */
export const withoutMarks = (text: string) =>
  plain(
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*+/g, '')
      .replace(/^\s*(#{1,6}|[-*]|\d+\.|>)\s+/gm, ''),
  );
