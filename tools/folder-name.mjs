import { readFileSync, rmSync } from 'node:fs';

/**
 * Returns what is wrong with the path of the project, in a sentence; undefined if nothing is.
 * Webpack, Gatsby and Jest read these characters as patterns, or as the end of a path.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
export function folderFault(folder) {
  const [sign] = /['"`()[\]{}#%!?*|<>]/.exec(folder) ?? [];
  if (sign === undefined) return undefined;
  return `The path of this folder contains ${sign}, with which the build can't work: ${folder}\nRename the folder, or move the project elsewhere.`;
}

/**
 * Drops the cache of Gatsby if another folder wrote it: the paths in it would end the build. Every
 * build writes its folder into it (`src/gatsby/build-steps.ts`).
 *
 * @param {string} folder
 */
export function dropMovedCache(folder) {
  const cache = `${folder}/.cache`;
  let owner;
  try {
    owner = readFileSync(`${cache}/folder`, 'utf8');
  } catch {
    // There is no cache, or that of an earlier version.
  }
  if (owner !== folder) rmSync(cache, { recursive: true, force: true });
}
