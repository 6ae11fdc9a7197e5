/**
 * Whether this bundle renders what stands around a page's elements, its head and the styles of the whole
 * document: the browser's does so in `develop` alone, for a built page comes with them, and links load
 * a new page. Defined by `src/gatsby/output/webpack-config.ts`.
 */
declare const RENDERS_DOCUMENT: boolean;
