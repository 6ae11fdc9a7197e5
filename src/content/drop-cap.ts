/**
 * Returns whether a text in this language may begin with a drop cap. The serif has Latin letters
 * only, and other scripts have no capitals or join their letters.
 */
export const hasDropCap = (language: string) =>
  new Intl.Locale(language).maximize().script === 'Latn';
