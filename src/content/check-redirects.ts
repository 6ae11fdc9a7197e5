import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './check-file';
import { readHistory } from './history';
import { pagePath } from './page-path';
import { parseContent } from './parse';
import type { Problem } from './problem';
import { readTokens } from './read-site';
import { redirectFaults, redirectsSchema, type Redirects } from './redirects';
import { problemsIn } from './source';

const file = 'redirects.json';

const pagePaths = (files: readonly string[]) =>
  files.flatMap((name) => {
    const slug = /^pages\/([a-z0-9-]+)\.mdx$/.exec(name)?.[1];
    return slug === undefined ? [] : [pagePath(slug)];
  });

function read(folder: string): { text: string; redirects: Redirects } | null {
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const { entry } = checkFile(file, text, readTokens(folder));
  return entry && { text, redirects: redirectsSchema.parse(entry.data) };
}

/** The redirects of a content folder that has passed its check. */
export const readRedirects = (folder: string): Redirects =>
  read(folder)?.redirects ?? { items: [], gone: [] };

/**
 * Checks the redirects of a content folder against its pages, those of the past included.
 *
 * Which pages there once were is known from git: the files that `pages/` held in any commit. Such a
 * record needs nobody to keep it and cannot be forgotten, as a list in a file could. It counts a page
 * that was committed and never published, too; for that, `gone` is one line. Without the history, as
 * in a shallow clone, nothing is known of the past, and the build says so.
 *
 * @param files all content files of the folder, relative to it
 */
export function redirectProblems(folder: string, files: readonly string[]): Problem[] {
  const found = read(folder);
  // What keeps the file from being read is told with the mistakes of all files.
  if (!found) return [];
  const { text, redirects } = found;
  const history = readHistory(folder);
  const removed = history.known ? pagePaths(history.removed) : [];
  const parsed = parseContent(file, text);
  const faults = redirectFaults(redirects, pagePaths(files), removed);
  return problemsIn(
    file,
    text,
    faults.map(({ path, message }) => ({
      offset: parsed.offsetOf(path),
      rule: 'redirect',
      message,
    })),
  );
}
