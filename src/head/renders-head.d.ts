/**
 * Whether this bundle renders heads: the browser's does so in `develop` alone, for a built page comes
 * with its head, and links load a new page. Defined by `src/gatsby/webpack-config.ts`.
 */
declare const RENDERS_HEAD: boolean;
