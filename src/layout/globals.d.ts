/** Gatsby's entry of a built site; `src/gatsby/webpack-config.ts` resolves the name. */
declare module 'gatsby-app';

/** The hash of the build, by which Gatsby recognizes a page of an earlier build. Webpack sets it. */
declare const __webpack_hash__: string;

/**
 * true: this bundle renders the head and the styles of the whole document. In the browser only
 * `develop` does: a built page has them. Set in `src/gatsby/webpack-config.ts`.
 */
declare const RENDERS_DOCUMENT: boolean;
