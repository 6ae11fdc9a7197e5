export { onPostBootstrap, onPostBuild, onPreBootstrap, onPreInit } from './src/gatsby/build-steps';
export { onCreateNode, sourceNodes } from './src/gatsby/create-nodes';
export { createPages } from './src/gatsby/create-pages';
export { createResolvers, createSchemaCustomization } from './src/gatsby/create-schema';
export { onPreExtractQueries } from './src/gatsby/image-fragments';
export { onCreateDevServer } from './src/gatsby/develop/dev-server';
export { onCreateWebpackConfig } from './src/gatsby/webpack-config';
