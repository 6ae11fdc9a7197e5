import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs git in a content folder, and returns what it writes; nothing where git is missing or fails, or the project is no
 * checkout.
 */
export function git(folder: string, ...args: string[]): string {
  if (!existsSync(join(folder, '../.git'))) return '';
  try {
    const options = ['-C', folder, ...args];
    return execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Lists the names of files that git writes with `--relative --name-only -z`. */
export const gitFiles = (folder: string, ...args: string[]): string[] =>
  git(folder, ...args)
    .split('\0')
    .filter(Boolean);

/** Returns who changed a file last, and when: `Ana Reis, 5 minutes ago`; empty if it has changes without a commit. */
export function lastChange(folder: string, file: string): string {
  const isCommitted = git(folder, 'status', '--porcelain', '--', file) === '';
  return isCommitted ? git(folder, 'log', '-1', '--format=%an, %ar', '--', file).trim() : '';
}
