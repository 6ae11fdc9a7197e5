import { execFileSync } from 'node:child_process';

/** Runs git in a folder, and returns what it writes; nothing where git is missing, fails or does not know the folder. */
export function git(folder: string, ...args: string[]): string {
  try {
    const options = ['-C', folder, ...args];
    return execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
