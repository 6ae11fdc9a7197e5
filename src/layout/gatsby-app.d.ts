/** Gatsby's entry of a built site, found by `src/gatsby/output/webpack-config.ts`. */
declare module 'gatsby-app';

/** The name of the build, by which Gatsby tells a page of an earlier one; webpack puts it in. */
declare const __webpack_hash__: string;
