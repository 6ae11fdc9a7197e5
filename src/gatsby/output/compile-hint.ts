import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missing } from './missing';

const step = 'Compile hints';

const comment = '//# allFunctionsCalledOnLoad';

/**
 * The first line of each script: V8 compiles its functions in another thread while it loads, instead of
 * one by one as they are called (https://v8.dev/blog/explicit-compile-hints). Webpack removes comments in
 * stage 400 and writes source maps in stage 500, so the line is added between the two.
 */
export const compileHint = { banner: comment, raw: true, stage: 450 };

/**
 * @param folder holds the scripts
 * @throws when one of them does not begin with the hint
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
