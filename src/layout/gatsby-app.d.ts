/** Gatsby's entry of a built site, found by `src/gatsby/output/webpack-config.ts`. */
declare module 'gatsby-app';

/** The hash of the build, with which Gatsby recognises a page of an earlier build. Webpack sets it. */
declare const __webpack_hash__: string;
