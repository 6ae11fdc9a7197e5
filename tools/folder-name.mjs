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
