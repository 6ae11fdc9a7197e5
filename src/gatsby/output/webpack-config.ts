import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { listTextsFolder } from '../list-texts';
import { compileHint } from './compile-hint';
import { missing } from './missing';
import { withSharedBabel } from './shared-babel';
import { publishesMaps } from './source-maps';
import { starterSource } from './starter-source';
import { fontStyleSheet } from './subset-fonts';

const configSchema = z.looseObject({ entry: z.unknown(), plugins: z.array(z.unknown()) });
const entrySchema = z.strictObject({ app: z.string().regex(/[\\/]production-app$/) });

/**
 * Returns webpack's settings for the browser with the site's own entry, which loads Gatsby's.
 *
 * @throws if Gatsby starts with another file
 */
export function withStagedEntry(settings: unknown) {
  const { entry, ...config } = configSchema.parse(settings);
  const known = entrySchema.safeParse(entry);
  if (!known.success) {
    throw missing(
      'React in stages',
      `webpack's entry is not Gatsby's production-app alone, but ${JSON.stringify(entry)}`,
    );
  }
  const app = path.resolve('src/layout/staged-app.ts');
  // Source maps would include the machine's path to the content, which gatsby-plugin-mdx writes
  // into sources.
  const devtool = publishesMaps() ? 'nosources-source-map' : 'hidden-nosources-source-map';
  return { ...config, devtool, entry: { app } };
}

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
  const shared = withSharedBabel(Reflect.apply(getConfig, undefined, []));
  if (stage !== 'build-javascript') {
    actions.replaceWebpackConfig(shared);
    return;
  }
  const config = withStagedEntry(shared);
  actions.replaceWebpackConfig({
    ...config,
    plugins: [...config.plugins, Reflect.apply(plugins.banner, plugins, [compileHint])],
  });
};
