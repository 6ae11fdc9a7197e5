import path from 'node:path';

/** The repository's root folder, wherever a command was started from. */
export const projectRoot = path.resolve(__dirname, '..');

/** The folder that `gatsby build` writes and that every host serves. */
export const publicFolder = path.join(projectRoot, 'public');

/** The folder that holds every word and picture of the site. */
export const contentFolder = path.join(projectRoot, 'content');
