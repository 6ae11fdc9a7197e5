import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import { minify_sync as minify } from 'terser';
import { fontStyleSheet } from './files/fonts';
import { listTextsFolder } from './list-texts';
import { compileHint } from './output/compile-hint';
import { withStagedEntry } from './output/staged-entry';

/** Returns the starter as the text of an inline script. Terser makes it 4 % smaller than esbuild. */
function starterSource(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/starter/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2021',
    // The project's own settings would add "use strict" to every page.
    tsconfigRaw: '{}',
  });
  const compress = { passes: 2, unsafe_arrows: true };
  return outputFiles.map(({ text }) => minify(text, { ecma: 2020, compress }).code).join('');
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
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
    resolve: {
      alias: { 'gatsby-app': resolve('.cache/production-app'), 'list-texts': listTextsFolder },
    },
    plugins: [define],
    module: { rules: [{ test: /\.mdx$/, use: [resolve('src/gatsby/follow-settings.mjs')] }] },
  });
  if (stage !== 'build-javascript') return;
  const config = withStagedEntry(
    Reflect.apply(getConfig, undefined, []),
    resolve('src/layout/staged-app.ts'),
  );
  // Beside the other files whose names have a hash, so that hosts need one rule for all.
  const scripts = 'static/[name]-[contenthash].js';
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, filename: scripts, chunkFilename: scripts },
    plugins: [...config.plugins, Reflect.apply(plugins.banner, plugins, [compileHint])],
  });
};
