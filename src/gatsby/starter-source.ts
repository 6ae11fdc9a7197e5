import { buildSync } from 'esbuild';
import { resolve } from 'node:path';

/** The starter, bundled and minified, as the text of an inline script. */
export function starterSource(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/starter/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    // Without the project's own settings, whose strictness would stand in every page as a directive.
    tsconfigRaw: '{}',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
