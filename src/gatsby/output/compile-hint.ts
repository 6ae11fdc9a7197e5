import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missing } from './missing';

const step = 'Compile hints';

const comment = '//# allFunctionsCalledOnLoad';

/**
 * Makes the first line of each script a hint: V8 compiles its functions in another thread during
 * loading, instead of one by one when they are called (https://v8.dev/blog/explicit-compile-hints).
 * Webpack removes comments in stage 400 and writes source maps in stage 500, so the line is added
 * between the two.
 */
export const compileHint = { banner: comment, raw: true, stage: 450 };

/**
 * Checks that every script begins with the hint.
 *
 * @param folder contains the scripts
 * @throws if one of them does not begin with the hint
 */
export function checkCompileHints(folder: string, scripts: readonly string[]): void {
  const bare = scripts.filter(
    (file) => !readFileSync(join(folder, file), 'utf8').startsWith(`${comment}\n`),
  );
  if (scripts.length === 0) throw missing(step, 'the build has no scripts');
  if (bare.length > 0) {
    throw missing(step, `not all scripts begin with "${comment}": ${bare.join(', ')}`);
  }
}
