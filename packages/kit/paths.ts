import path from 'node:path';

/** The repository's root folder, wherever the command was started. */
export const projectRoot = path.resolve(__dirname, '../..');

/** The folder that `gatsby build` writes and that every host serves. */
export const publicFolder = path.join(projectRoot, 'public');
