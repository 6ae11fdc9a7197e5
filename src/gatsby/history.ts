import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What git remembers of a folder. */
export type History =
  | {
      known: true;
      /** When each file was last committed. Files with changes that are not committed are not in it. */
      changed: ReadonlyMap<string, Date>;
      /** Files that were committed once and are gone. */
      removed: readonly string[];
    }
  | {
      known: false;
      /** Why git cannot tell, as the end of a sentence. */
      reason: string;
    };

class GitError extends Error {}

function git(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      // What git says of a failure is shown, in the language of all other messages.
      env: { ...process.env, LC_ALL: 'C' },
      maxBuffer: 2 ** 28,
    });
  } catch (error) {
    const said =
      typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';
    throw new GitError(said.trim().split('\n')[0] || 'git cannot be started');
  }
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Returns the first mention of each file in a log that begins with the newest commit. */
function newestDates(log: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  let date = new Date(NaN);
  for (const line of linesOf(log)) {
    if (line.startsWith('\0')) date = new Date(line.slice(1));
    else if (!dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/**
 * Reads the history of a folder. A shallow clone has forgotten most of it, and would give all files
 * the date of its oldest commit, so it counts as none.
 *
 * @param folder absolute, or relative to the working folder; the files are named relative to it
 */
export function readHistory(folder: string): History {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true') {
      return { known: false, reason: 'this is a shallow clone: fetch it with its whole history' };
    }
    const log = git(
      folder,
      ...['log', '--no-renames', '--relative', '--name-only', '--format=%x00%cI', '--', '.'],
    );
    const seen = newestDates(log);
    const edited = new Set(
      linesOf(git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.')),
    );
    return {
      known: true,
      changed: new Map([...seen].filter(([file]) => !edited.has(file))),
      removed: [...seen.keys()].filter((file) => !existsSync(join(folder, file))).sort(),
    };
  } catch (error) {
    if (error instanceof GitError) return { known: false, reason: error.message };
    throw error;
  }
}

/**
 * Returns what a file held in each of its commits, the newest first; nothing where git cannot tell.
 *
 * @param folder absolute, or relative to the working folder
 */
export function versionsOf(folder: string, file: string): string[] {
  try {
    const commits = linesOf(
      git(folder, 'log', '--no-renames', '--diff-filter=AM', '--format=%H', '--', file),
    );
    return commits.map((commit) => git(folder, 'show', `${commit}:./${file}`));
  } catch (error) {
    if (error instanceof GitError) return [];
    throw error;
  }
}
