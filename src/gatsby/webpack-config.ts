import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { compileHint } from './output/compile-hint';
import { withStagedEntry } from './output/staged-entry';
import { fontStyleSheet } from './files/fonts';
import { listTextsFolder } from './list-texts';
import { starterSource } from './starter-source';

/** Sets webpack's aliases, constants and loaders for each stage of the build. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const resolve = {
    alias: {
      'gatsby-app': path.resolve('.cache/production-app'),
      'list-texts': listTextsFolder,
    },
  };
  const definitions = {
    RENDERS_DOCUMENT: JSON.stringify(stage !== 'build-javascript'),
    ...(stage.endsWith('html') && {
      STARTER_SOURCE: JSON.stringify(starterSource()),
      FONT_STYLES: JSON.stringify(readFileSync(fontStyleSheet, 'utf8')),
    }),
  };
  // Gatsby types this as a bare Function.
  const define: unknown = Reflect.apply(plugins.define, plugins, [definitions]);
  actions.setWebpackConfig({
    resolve,
    plugins: [define],
    module: { rules: [{ test: /\.mdx$/, use: [path.resolve('src/gatsby/follow-settings.mjs')] }] },
  });
  if (stage !== 'build-javascript') return;
  const config = withStagedEntry(
    Reflect.apply(getConfig, undefined, []),
    path.resolve('src/layout/staged-app.ts'),
  );
  // Scripts are beside the other files whose names have a hash, so hosts need one rule for all.
  const scripts = 'static/[name]-[contenthash].js';
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, filename: scripts, chunkFilename: scripts },
    plugins: [...config.plugins, Reflect.apply(plugins.banner, plugins, [compileHint])],
  });
};
