import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../src/reader/files-below';

const files = filesBelow('src')
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  .map((file) => path.join('src', file));

const isWithin = (folder: string, parent: string) => `${folder}/`.startsWith(`${parent}/`);

/** Returns the folders that a file imports from, without its own and those around and below that. */
function importedFolders(file: string): string[] {
  const folder = path.dirname(file);
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.dirname(path.join(folder, fileName)))
    .filter((other) => !isWithin(other, folder) && !isWithin(folder, other));
}

const imports = new Map<string, Set<string>>();
for (const file of files) {
  const folder = path.dirname(file);
  imports.set(folder, new Set([...(imports.get(folder) ?? []), ...importedFolders(file)]));
}

/** Returns all folders that a folder depends on, directly or through others. */
function reach(folder: string, found = new Set<string>()): Set<string> {
  for (const other of imports.get(folder) ?? []) {
    if (!found.has(other)) reach(other, found.add(other));
  }
  return found;
}

// ESLint finds cycles of files. A folder and its own subfolders count as one.
test('no folder depends on itself through others', () => {
  expect([...imports.keys()].filter((folder) => reach(folder).has(folder))).toEqual([]);
});
