import { buildSync } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import { resolve } from 'node:path';

/** The starter, bundled and minified, as the text of an inline script. */
function starterSource(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/starter/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Hands the starter to `gatsby-ssr`, which puts it into the head of every page. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
  stage,
}) => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  // Gatsby types this as a bare Function.
  const define: unknown = Reflect.apply(plugins.define, plugins, [
    { STARTER_SOURCE: JSON.stringify(starterSource()) },
  ]);
  actions.setWebpackConfig({ plugins: [define] });
};
