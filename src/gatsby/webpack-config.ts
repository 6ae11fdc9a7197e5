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

const configSchema = z.looseObject({ output: z.looseObject({}) });

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
  });
};
