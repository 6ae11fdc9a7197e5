import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { z } from 'zod';
import { git, gitFiles } from '../../check/git';
import { filesBelow } from '../../reader/files-below';
import { version, type Version } from './version';

type Kept = Pick<Version, 'id' | 'when'> & { text: string };

/** Returns the first line of a text that another text does not have. */
function ownLine(text: string, other: string): string {
  const others = other.split('\n');
  return text.split('\n').find((line) => /\p{L}/u.test(line) && !others.includes(line)) ?? '';
}

const isText = (file: string) => /\.(?:json|mdx)$/.test(file);
const maxCommits = 10;

/** Keeps earlier versions of the files in a content folder: those that were replaced in this run, and those of git. */
export function versionsIn(folder: string) {
  /** The texts at the last call of `keep`, by the names of the files; empty: the file was deleted. */
  const latest = new Map<string, string>();
  /** What was replaced; the newest first, in files of which the last was replaced last. */
  const replaced = new Map<string, Kept[]>();

  const textOf = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };

  /** Keeps the texts that were replaced since the last call. */
  function keep(): void {
    for (const name of new Set([...latest.keys(), ...filesBelow(folder).filter(isText)])) {
      const [before, now, kept] = [latest.get(name), textOf(name), replaced.get(name) ?? []];
      latest.set(name, now);
      if (!before || before === now) continue;
      const when = new Date().toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
      replaced.delete(name);
      replaced.set(name, [{ id: `${kept.length}`, when: `Until ${when}`, text: before }, ...kept]);
    }
  }

  /** Returns the versions in git, the newest first. */
  function committed(name: string): Kept[] {
    const log = git(folder, 'log', `-${maxCommits}`, '--format=%h%x09%an, %ar', '--', name);
    return [...log.matchAll(/^(\w+)\t(.*)$/gm)].map(([, id = '', when = '']) => {
      return { id, when, text: git(folder, 'show', `${id}:./${name}`) };
    });
  }

  /** Returns the versions of a file that differ from it and from the one after them. */
  function ofFile(name: string): (Kept & Version)[] {
    const file = posix.join('content', name);
    let next = textOf(name);
    return [...(replaced.get(name) ?? []), ...committed(name)].flatMap((one) => {
      if (one.text === '' || one.text === next) return [];
      const line = ownLine(one.text, next).trim();
      next = one.text;
      return [{ ...one, file, line }];
    });
  }

  /** Returns the names of the files that were deleted from a folder. */
  function deletedFrom(name: string): string[] {
    const inGit = gitFiles(folder, 'ls-files', '--deleted', '-z', '--', name);
    return [...new Set([...[...replaced.keys()].reverse(), ...inGit])].filter(
      (one) => one.startsWith(`${name}/`) && isText(one) && !existsSync(join(folder, one)),
    );
  }

  const nameOf = (file: string) => file.slice(join(folder, sep).length).replaceAll(sep, '/');
  const isFolder = (file: string) =>
    statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

  /** Returns the earlier versions of a file, or the last ones of what was deleted from a folder; the newest first. */
  function list(file: string): Version[] {
    const name = nameOf(file);
    const found = isFolder(file)
      ? deletedFrom(name).flatMap((one) => ofFile(one).slice(0, 1))
      : ofFile(name);
    return z.array(version).parse(found);
  }

  /** Writes an earlier version of a file. */
  function bringBack(file: string, id: string): void {
    const found = ofFile(nameOf(file)).find((one) => one.id === id);
    if (found) writeFileSync(file, found.text);
    keep();
  }

  return { keep, list, bringBack };
}
