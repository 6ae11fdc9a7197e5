import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { bundleScript } from './bundle-script';
import { rebuildAfterRemoval } from './develop/rebuild-after-removal';
import { fontStyleSheet } from './files/fonts';
import { publicFolder } from './environment';
import { generatedFolder, writeModule } from './generated/write-module';
import { writeHashedFile } from './files/hashed-file';
import { appScripts } from './output/app-scripts';

/** Bundles a file of `src/page-scripts` for the supported browsers. */
const pageScript = (file: string, define: Record<string, string> = {}) =>
  bundleScript(`src/page-scripts/${file}`, {
    define,
    minify: true,
    target: browserslistToEsbuild(),
    // The project's tsconfig would add "use strict" to every page.
    tsconfigRaw: '{}',
  });

/** The parts of webpack's configuration that are changed. */
const webpackConfig = z.looseObject({
  entry: z.looseObject({ app: z.string() }),
  output: z.looseObject({}),
});

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  getNodesByType,
  stage,
}) => {
  if (stage.endsWith('html')) {
    const contactPath = JSON.stringify(getNodesByType('ContactPage')[0]?.path ?? '');
    const document = {
      inlineScript: pageScript('inline.ts'),
      deferredScript: writeHashedFile('page', 'js', pageScript('deferred.ts', { contactPath })),
      fontStyles: readFileSync(fontStyleSheet, 'utf8'),
      scripts: stage === 'build-html' ? appScripts(publicFolder) : [],
    };
    writeModule('document.json', JSON.stringify(document));
  }
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
