/** The packages whose output `packages/gatsby-output/` changes, and those released with them. */
const framework = /^(gatsby|gatsby-.+|@chakra-ui\/.+|@emotion\/.+|next-themes|react|react-dom)$/;

/**
 * Returns what to install for the newest minor version of each framework: `gatsby@^5.16.1`. For a
 * version 0, whose minors may break, it is the newest patch.
 *
 * @param dependencies of a package.json, each with an exact version
 */
export const newestMinors = (dependencies: Readonly<Record<string, string>>): string[] =>
  Object.entries(dependencies)
    .filter(([name]) => framework.test(name))
    .map(([name, version]) => `${name}@^${version}`);
