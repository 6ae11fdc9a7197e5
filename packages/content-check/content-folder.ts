import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join, sep } from 'node:path';

/** The files of a content folder. Names are relative to it, with forward slashes. */
export type ContentFolder = {
  /** Sorted; files that no writer made, such as `.DS_Store`, are left out. */
  names: readonly string[];
  /** Shortcuts (symbolic links) that lead to no file; they are in no other list. */
  broken: readonly string[];
  /** The files that visitors may download, in `static/downloads/` beside the content. */
  downloads: readonly string[];
  /** Those of them that are empty, or are not what their ending says. */
  brokenDownloads: readonly string[];
  read(name: string): Uint8Array;
  /** In bytes. */
  size(name: string): number;
};

/** What systems and editors leave behind. */
const leftOver = /(^|\/)(\.|~\$|Thumbs\.db$|desktop\.ini$)/;

/** Lists the files below a folder. Node’s own recursive reading follows symbolic links from version 22 on. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : path;
  });

/** How the files of a kind begin, after so many bytes. */
const beginnings: readonly (readonly [ending: string, at: number, signs: string])[] = [
  ['.pdf', 0, '%PDF-'],
  ['.mp4', 4, 'ftyp'],
];

/** Returns whether a file is empty, or not of the kind that its ending names. */
function isBroken(path: string): boolean {
  const head = Buffer.alloc(16);
  const file = openSync(path, 'r');
  const length = readSync(file, head);
  closeSync(file);
  const kind = beginnings.find(([ending]) => path.toLowerCase().endsWith(ending));
  const isOther = kind && head.toString('latin1', kind[1], kind[1] + kind[2].length) !== kind[2];
  return length === 0 || isOther === true;
}

/** Opens a folder on disk. `names` are those of this moment. */
export function openFolder(folder: string): ContentFolder {
  const all = filesBelow(folder)
    .map((file) => file.slice(join(folder, sep).length))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !leftOver.test(name))
    .sort();
  const isFile = (name: string) =>
    existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  const below = join(folder, '../static/downloads');
  const downloads = existsSync(below)
    ? readdirSync(below).filter((name) => statSync(join(below, name)).isFile())
    : [];
  return {
    downloads,
    brokenDownloads: downloads.filter((name) => isBroken(join(below, name))),
    names: all.filter(isFile),
    broken: all.filter((name) => !isFile(name)),
    read: (name) => readFileSync(join(folder, name)),
    size: (name) => statSync(join(folder, name)).size,
  };
}

/** A content file's text for a code frame; null for pictures and for files that are not there. */
export function frameText(folder: string, name: string): string | null {
  const path = join(folder, name);
  return /\.(json|mdx)$/.test(name) && existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** Returns a file's text. Where bytes are no UTF-8, it has a NUL, which no text has. */
export function textOf(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    return utf8.decode(bytes).replaceAll('\uFFFD', '\0');
  }
}
