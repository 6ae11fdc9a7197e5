import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dependencyError } from './dependency-error';

const stats = z.object({
  assetsByChunkName: z.strictObject({ app: z.array(z.string()).min(1) }),
});

/**
 * Returns the paths of the scripts of React, such as `/static/app-1.js`.
 *
 * @throws if webpack has built an entry other than `app`, such as Gatsby's own
 */
export function appScripts(publicFolder: string): string[] {
  const json: unknown = JSON.parse(readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8'));
  const { success, data } = stats.safeParse(json);
  if (!success) {
    throw dependencyError('Scripts of the app', 'webpack.stats.json has other entries than "app"');
  }
  return data.assetsByChunkName.app.map((name) => `/${name}`);
}

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Prepends a hint to each script, so that V8 compiles its functions while it loads. The first use of a form is 150
 * to 195 ms sooner on a slow phone (https://v8.dev/blog/explicit-compile-hints). A script from an earlier build has
 * the hint already.
 */
export function addCompileHints(publicFolder: string): void {
  for (const path of appScripts(publicFolder)) {
    const file = join(publicFolder, path);
    const source = readFileSync(file, 'utf8');
    if (!source.startsWith(hint)) writeFileSync(file, hint + source);
  }
}
