import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { starterSource } from './starter-source';
import { fontStyleSheet } from './subset-fonts';

/** Every page names its scripts; ten digits tell them apart as well as Gatsby's twenty. */
const shortNames = {
  filename: '[name]-[contenthash:10].js',
  chunkFilename: '[name]-[contenthash:10].js',
};

/**
 * First in each script: its functions are compiled while it arrives, beside the page's own thread, instead
 * of one by one as they are called (https://v8.dev/blog/explicit-compile-hints). It is set in between webpack's
 * stages of 400, in which comments are taken out, and of 500, in which source maps are written.
 */
const compileAtOnce = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: 450,
};

const configSchema = z.looseObject({ output: z.looseObject({}), plugins: z.array(z.unknown()) });

/** What stands in the code for the stage it is built for. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const resolve = {
    alias: {
      'emotion-hash': path.resolve('node_modules/@emotion/hash'),
      '@emotion/hash$': path.resolve('src/theme/class-hash.ts'),
      // Gatsby's Script component brings it along; the site has no scripts of others.
      'gatsby-app': path.resolve('.cache/production-app'),
      '@builder.io/partytown/integration': false,
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
  });
  if (stage !== 'build-javascript') return;
  // What setWebpackConfig is told of the output, Gatsby drops.
  const config = configSchema.parse(Reflect.apply(getConfig, undefined, []));
  actions.replaceWebpackConfig({
    ...config,
    entry: { app: path.resolve('src/layout/staged-app.ts') },
    output: { ...config.output, ...shortNames },
    plugins: [...config.plugins, Reflect.apply(plugins.banner, plugins, [compileAtOnce])],
  });
};
