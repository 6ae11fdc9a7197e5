import { resolve } from 'node:path';

/** The folder that a host serves; Gatsby runs in the root of the project. */
export const publicFolder = resolve('public');

/** The folder of the scripts' maps, if they are not published. */
export const mapsFolder = resolve('.cache/source-maps');
