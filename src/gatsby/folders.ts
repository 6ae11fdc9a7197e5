import { resolve } from 'node:path';

// Gatsby runs in the root of the project.

/** The folder of all content. */
export const contentFolder = resolve('content');

/** The folder that a host serves. */
export const publicFolder = resolve('public');

/** The folder of the scripts' maps, if they are not published. */
export const mapsFolder = resolve('.cache/source-maps');

/** The folder of the configurations for nginx and Caddy, which no host serves. */
export const serversFolder = resolve('deploy');
