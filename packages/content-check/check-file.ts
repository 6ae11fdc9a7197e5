import { readContentFile } from './content-file';
import type { Entry } from '../../src/content/entry';
import type { Problem } from './problem';
import { problemsIn } from './source';
import type { Tokens } from '../../src/content/tokens';

export type { Entry } from '../../src/content/entry';

/** What reading one file gives: its entry, or everything that keeps it from being published. */
export type Checked = { entry: Entry; problems: [] } | { entry: null; problems: Problem[] };

/**
 * Checks one content file by itself.
 *
 * @param file relative to `content/`, with forward slashes
 * @param text may begin with the byte order mark that some editors write
 * @param tokens the values of names in braces
 */
export function checkFile(file: string, text: string, tokens: Tokens): Checked {
  const own = text.replace(/^\uFEFF/, '');
  const { entry, findings } = readContentFile(file, own, tokens);
  return entry
    ? { entry, problems: [] }
    : { entry: null, problems: problemsIn(file, own, findings) };
}
