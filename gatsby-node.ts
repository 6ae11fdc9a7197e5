export { onPostBuild } from './src/gatsby/after-build';
export { onPreBootstrap } from './src/gatsby/content-gate';
export { createPages } from './src/gatsby/create-pages';
export { createResolvers } from './src/gatsby/content-root';
export { createSchemaCustomization } from './src/gatsby/create-schema';
export { onCreateDevServer } from './src/gatsby/create-dev-server';
export { onCreateNode, sourceNodes } from './src/gatsby/create-nodes';
export { onPostBootstrap } from './src/gatsby/prepare-assets';
export { onCreateWebpackConfig } from './src/gatsby/webpack-config';
