/** Three lines of the article's column: a drop cap beside fewer indents the paragraph after them. */
const leastCharacters = 150;

/**
 * Returns whether a text in this language may begin with a drop cap. The serif has Latin letters
 * only, and other scripts have no capitals or join their letters.
 *
 * @param opening the first paragraph
 */
export const hasDropCap = (language: string, opening: string) =>
  new Intl.Locale(language).maximize().script === 'Latn' && opening.length >= leastCharacters;
