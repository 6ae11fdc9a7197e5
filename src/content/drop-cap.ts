/** Three lines of the column; beside fewer, a drop cap would indent the next paragraph. */
const leastCharacters = 150;

/**
 * Returns whether a text may begin with a drop cap. The serif has only Latin letters.
 *
 * @param opening the first paragraph
 */
export const hasDropCap = (language: string, opening: string) =>
  new Intl.Locale(language).maximize().script === 'Latn' && opening.length >= leastCharacters;
