import { spawnSync } from 'node:child_process';

/** What git remembers of a folder. */
export type History =
  | {
      known: true;
      /** When each file was last committed, without files whose changes are not committed. */
      changed: ReadonlyMap<string, Date>;
    }
  | {
      known: false;
      /** Why git can't tell, as the end of a sentence. */
      reason: string;
    };

/** Runs git in a folder, and returns its output; null if it fails. */
function git(folder: string, ...args: readonly string[]): string | null {
  // A hook of git sets variables by which git would read another repository.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: Object.fromEntries(own),
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : null;
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Returns the date of the first commit in a log that names each file. */
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
 * the date of its oldest commit, so it counts as none. So does a folder that only lies within
 * another repository, such as an unpacked zip file.
 *
 * @param folder the files are named relative to it
 */
export function readHistory(folder: string): History {
  const isShallow = git(folder, 'rev-parse', '--is-shallow-repository');
  const log = git(
    folder,
    ...['log', '--no-renames', '--relative', '--name-only', '--format=%x00%cI', '--', '.'],
  );
  const edited = git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.');
  if (isShallow?.trim() === 'true') {
    return { known: false, reason: 'this is a shallow clone. Run git fetch --unshallow first' };
  }
  if (!log || edited === null) {
    return { known: false, reason: 'git has no commit of this folder' };
  }
  const changed = newestDates(log);
  for (const file of linesOf(edited)) changed.delete(file);
  return { known: true, changed };
}
