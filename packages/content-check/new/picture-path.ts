import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Some terminals paste an address instead of a path. */
function ofAddress(text: string): string[] {
  try {
    return text.startsWith('file:') ? [fileURLToPath(text)] : [];
  } catch {
    return [];
  }
}

/** The ways in which terminals write the path of a file that is dragged into them. */
function readings(typed: string): string[] {
  const text = typed.trim();
  const bare = /^(['"])(.*)\1$/.exec(text)?.[2] ?? text;
  // A quote in a name between single quotes: 'Jo'\''s face.png'.
  const plain = [text, bare, bare.replaceAll(String.raw`'\''`, "'"), bare.replace(/\\(.)/g, '$1')];
  return [...plain, ...ofAddress(bare)].map((path) => path.replace(/^~(?=\/|\\)/, homedir()));
}

/**
 * Finds a picture by a path as it was typed or dragged into a terminal: with quotes, backslashes before
 * spaces, `~` for the home folder, or as a `file:` address.
 *
 * @param folders where a path that is not absolute may begin
 */
export const picturePath = (typed: string, folders: readonly string[]): string | undefined =>
  typed.trim() === ''
    ? undefined
    : readings(typed)
        .flatMap((path) => folders.map((folder) => resolve(folder, path)))
        .find(isFile);
