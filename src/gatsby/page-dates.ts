import { spawnSync } from 'node:child_process';
import { pageKindOf } from '../content/kinds';

/** When each file was last committed, without files whose changes are not committed. */
type History =
  | { known: true; changed: ReadonlyMap<string, Date> }
  /** The reason is the end of a sentence. */
  | { known: false; reason: string };

/** Runs git, and returns what it writes; or why it fails, in its own words. */
function git(folder: string, ...args: readonly string[]): { text: string } | { reason: string } {
  // A hook of git sets variables by which git would read another repository.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const { error, status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'core.quotePath=off', ...args],
    { cwd: folder, encoding: 'utf8', env: Object.fromEntries(own), maxBuffer: 2 ** 28 },
  );
  if (error) return { reason: `git does not run (${error.message})` };
  return status === 0
    ? { text: stdout }
    : { reason: `git says: ${stderr.trim().replace(/\s+/g, ' ')}` };
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/**
 * Reads the history of a folder, to which the names of the files are relative. A shallow clone has
 * none: all files would get the date of its oldest commit.
 */
export function readHistory(folder: string): History {
  const shallow = git(folder, 'rev-parse', '--is-shallow-repository');
  if ('reason' in shallow) return { known: false, reason: shallow.reason };
  if (shallow.text.trim() === 'true')
    return { known: false, reason: 'this is a shallow clone. Run git fetch --unshallow first' };
  const format = ['--no-renames', '--relative', '--name-only', '--format=%x00%cI'];
  const log = git(folder, 'log', ...format, '--', '.');
  const edited = git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.');
  if ('reason' in log) return { known: false, reason: log.reason };
  if ('reason' in edited) return { known: false, reason: edited.reason };
  if (log.text === '') return { known: false, reason: 'git has no commit of this folder' };
  const changed = new Map<string, Date>();
  let date = new Date(NaN);
  for (const line of linesOf(log.text)) {
    if (line.startsWith('\0')) date = new Date(line.slice(1));
    else if (!changed.has(line)) changed.set(line, date);
  }
  for (const file of linesOf(edited.text)) changed.delete(file);
  return { known: true, changed };
}

type DatedPage = {
  slug: string;
  template: string;
  folder?: 'pages' | 'insights';
};

/**
 * Returns when a page was last changed (ISO 8601 in UTC): the newest commit of its file and
 * of what its kind shows. It is null if git cannot tell.
 */
export const pageDates =
  (history: History) =>
  ({ slug, template, folder = 'pages' }: DatedPage): string | null => {
    if (!history.known) return null;
    const { changed } = history;
    const { shows = [] } = pageKindOf(template) ?? {};
    const files = [
      `${folder}/${slug}.mdx`,
      ...[...changed.keys()].filter((file) => shows.some((start) => file.startsWith(start))),
    ];
    const time = Math.max(...files.map((file) => changed.get(file)?.getTime() ?? NaN));
    return Number.isNaN(time) ? null : new Date(time).toISOString().replace('.000Z', 'Z');
  };

type DatedArticle = Pick<DatedPage, 'slug'> & {
  publishedAt: string;
  updatedAt: string | null;
};

/** Returns the last change of some articles: a later commit, or the day that the writer gave. */
export const articleDates =
  (modifiedOf: ReturnType<typeof pageDates>) =>
  (articles: readonly DatedArticle[]): string => {
    const dates = articles.flatMap(({ slug, publishedAt, updatedAt }) => [
      updatedAt ?? publishedAt,
      modifiedOf({ slug, template: 'article', folder: 'insights' }) ?? publishedAt,
    ]);
    return dates.reduce((last, date) => (Date.parse(date) > Date.parse(last) ? date : last));
  };
