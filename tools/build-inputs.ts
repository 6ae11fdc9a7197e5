import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../src/reader/files-below';

// What a build reads, except `node_modules`: `package-lock.json` says what npm installs there.
const folders = ['content', 'src', 'static', 'tools'];
const isInput = (name: string) => /^(gatsby-|package|tsconfig|\.env)/.test(name);
const writtenByBuilds = 'src/gatsby-types.d.ts';

/** Returns what a build in a folder reads: the names of its files, with their paths. */
export function buildInputs(root: string): Map<string, string> {
  const atTop = readdirSync(root).filter(
    (name) => isInput(name) && statSync(join(root, name)).isFile(),
  );
  const below = folders.flatMap((folder) =>
    filesBelow(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const names = [...atTop.sort(), ...below].filter((name) => name !== writtenByBuilds);
  return new Map(names.map((name) => [name, join(root, name)]));
}
