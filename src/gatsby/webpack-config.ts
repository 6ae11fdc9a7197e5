import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { writeDocument } from './codegen/write-document';
import { generatedFolder } from './codegen/write-module';
import { rebuildAfterRemoval } from './develop/rebuild-after-removal';
import { publicFolder } from './environment';
import { appScripts } from './output/app-scripts';

/** The parts of webpack's configuration that are changed. */
const webpackConfig = z.looseObject({
  entry: z.looseObject({ app: z.string() }),
  output: z.looseObject({}),
});

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  // Gatsby renders the HTML after it has built React's scripts, whose addresses the document needs.
  if (stage.endsWith('html')) writeDocument(stage === 'build-html' ? appScripts(publicFolder) : []);
  actions.setWebpackConfig({
    resolve: { alias: { generated: generatedFolder } },
    plugins: stage === 'develop' ? [rebuildAfterRemoval] : [],
    module: { rules: [{ test: /\.mdx$/, use: [resolve('src/gatsby/mdx/follow-settings.mjs')] }] },
  });
  if (stage !== 'build-javascript') return;
  const { entry, output, ...rest } = webpackConfig.parse(getConfig());
  // In the same folder as other files with a hash in their names, so that hosts need one rule.
  const filename = 'static/[name]-[contenthash].js';
  actions.replaceWebpackConfig({
    ...rest,
    devtool: false,
    // Replaces Gatsby's entry: browsers run the forms, not the pages.
    entry: { ...entry, app: resolve('src/forms/mount/start.ts') },
    output: { ...output, filename, chunkFilename: filename },
  });
};
