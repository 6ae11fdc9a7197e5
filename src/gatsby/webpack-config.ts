import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { tellRemovals } from './develop/tell-removals';
import { fontStyleSheet } from './files/fonts';
import { publicFolder } from './folders';
import { generatedFolder, writeModule } from './generated-modules';
import { islandScripts } from './output/island-scripts';

/** Returns `src/inline` as the text of an inline script. */
function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/inline/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2021',
    // The project's own settings would add "use strict" to every page.
    tsconfigRaw: '{}',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The parts of webpack's settings that change. */
const settings = z.looseObject({
  entry: z.looseObject({ app: z.string() }),
  output: z.looseObject({}),
});

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage.endsWith('html')) {
    const document = {
      inlineScript: inlineScript(),
      fontStyles: readFileSync(fontStyleSheet, 'utf8'),
      scripts: stage === 'build-html' ? islandScripts(publicFolder) : [],
    };
    writeModule('document.json', JSON.stringify(document));
  }
  actions.setWebpackConfig({
    resolve: { alias: { generated: generatedFolder } },
    plugins: stage === 'develop' ? [tellRemovals] : [],
    module: { rules: [{ test: /\.mdx$/, use: [resolve('src/gatsby/follow-settings.mjs')] }] },
  });
  if (stage !== 'build-javascript') return;
  const { entry, output, ...rest } = settings.parse(getConfig());
  // Beside the other files whose names have a hash, so that hosts need one rule for all.
  const filename = 'static/[name]-[contenthash].js';
  actions.replaceWebpackConfig({
    ...rest,
    devtool: false,
    // In place of Gatsby's own: a browser runs the forms, not the pages.
    entry: { ...entry, app: resolve('src/islands/start.ts') },
    output: { ...output, filename, chunkFilename: filename },
  });
};
