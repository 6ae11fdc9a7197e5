import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../src/reader/files-below';

const files = filesBelow('src')
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  .map((file) => path.join('src', file));

const isWithin = (folder: string, parent: string) => `${folder}/`.startsWith(`${parent}/`);

/** Returns the folder of a file; with `depth`, the one so many names below the project. */
const folderOf = (file: string, depth?: number) =>
  path.dirname(file).split('/').slice(0, depth).join('/');

/** Returns what each folder imports from others, at a depth. A folder and those around and below it count as one. */
function importsAt(depth?: number) {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = folderOf(file, depth);
    const others = ts
      .preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => folderOf(path.join(path.dirname(file), fileName), depth))
      .filter((other) => !isWithin(other, folder) && !isWithin(folder, other));
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...others]));
  }
  return imports;
}

/** Returns all folders that a folder depends on, directly or through others. */
function reach(imports: Map<string, Set<string>>, folder: string, found = new Set<string>()) {
  for (const other of imports.get(folder) ?? []) {
    if (!found.has(other)) reach(imports, other, found.add(other));
  }
  return found;
}

// ESLint finds cycles of files.
test.each([
  ['of src, with all below it,', 2],
  ['without those below it', undefined],
])('no folder %s depends on itself through others', (_which, depth) => {
  const imports = importsAt(depth);
  expect([...imports.keys()].filter((folder) => reach(imports, folder).has(folder))).toEqual([]);
});
