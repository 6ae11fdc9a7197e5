import { resolve } from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';

/** Bundles a file of this project as the text of a classic script. */
export function bundleScript(file: string, options: BuildOptions = {}): string {
  const { outputFiles } = buildSync({
    ...options,
    entryPoints: [resolve(file)],
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
