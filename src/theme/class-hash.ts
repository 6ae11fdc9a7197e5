import hash from 'emotion-hash';

declare global {
  /**
   * The short names of classes, by what this file calls them; in a built page alone, whose HTML has the
   * short ones (`src/gatsby/short-class-names.ts`).
   */
  var classNames: Readonly<Record<string, string>> | undefined;
}

/**
 * Stands in for `@emotion/hash` in what webpack builds: class names of five characters, those of the built
 * pages still shorter. Of the site's three hundred classes, two would be alike in one of 1,300 such
 * sites; the last characters of Emotion's own names are the random ones.
 */
export default (text: string) => {
  const name = hash(text).slice(-5);
  return globalThis.classNames?.[name] ?? name;
};
