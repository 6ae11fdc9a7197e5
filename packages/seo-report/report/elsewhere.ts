/**
 * Returns the promises of search and sharing that other parts of `npm test` check: the S rows of
 * `docs/requirements.md`, each with the files that check it.
 */
export const checkedElsewhere = (requirements: string): [promise: string, files: string][] =>
  [...requirements.matchAll(/^\| S\w+ +\| (.+?) +\| (.+?) +\|$/gm)].flatMap(
    ([, promise = '', checkedBy = '']) => {
      const files = checkedBy.replace(/rule `[a-z-]+`(, )?|not built|`/g, '');
      return files === '' ? [] : [[promise.replaceAll('`', ''), files]];
    },
  );
