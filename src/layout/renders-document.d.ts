/**
 * Whether this bundle renders what surrounds a page's elements: its head and the styles of the
 * whole document. In the browser, only `develop` does: a built page already has them, and links
 * load a new page. Defined by `src/gatsby/webpack-config.ts`.
 */
declare const RENDERS_DOCUMENT: boolean;
