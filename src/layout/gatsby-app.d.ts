/** Gatsby's entry of a built site, found by `src/gatsby/webpack-config.ts`. */
declare module 'gatsby-app';
