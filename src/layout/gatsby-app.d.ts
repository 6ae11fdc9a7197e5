/** Gatsby's entry of a built site; `src/gatsby/webpack-config.ts` resolves the name. */
declare module 'gatsby-app';

/**
 * The hash of the build, by which Gatsby recognises a page of an earlier build. Webpack sets it.
 */
declare const __webpack_hash__: string;
