export { onPostBootstrap, onPostBuild, onPreBootstrap, onPreInit } from './src/gatsby/build-steps';
export { onCreateNode, sourceNodes } from './src/gatsby/nodes/create-nodes';
export { createPages } from './src/gatsby/pages/create-pages';
export { createResolvers, createSchemaCustomization } from './src/gatsby/nodes/create-schema';
export { onPreExtractQueries } from './src/gatsby/codegen/image-fragments';
export { onCreateDevServer } from './src/gatsby/develop/dev-server';
export { onCreateWebpackConfig } from './src/gatsby/webpack-config';
