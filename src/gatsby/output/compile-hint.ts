import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missing } from './missing';

const step = 'Compile hints';
const comment = '//# allFunctionsCalledOnLoad';

/**
 * Makes the first line of each script a hint, by which V8 compiles its functions during loading
 * (https://v8.dev/blog/explicit-compile-hints). Webpack removes comments in stage 400 and writes
 * source maps in stage 500.
 */
export const compileHint = { banner: comment, raw: true, stage: 450 };

/** @throws if one of the scripts in a folder does not begin with the hint */
export function checkCompileHints(folder: string, scripts: readonly string[]): void {
  if (scripts.length === 0) throw missing(step, 'the build has no scripts');
  const bare = scripts.filter(
    (file) => !readFileSync(join(folder, file), 'utf8').startsWith(`${comment}\n`),
  );
  if (bare.length > 0) {
    throw missing(step, `not all scripts begin with "${comment}": ${bare.join(', ')}`);
  }
}
