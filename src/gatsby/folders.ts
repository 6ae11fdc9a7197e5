import { resolve } from 'node:path';

// Gatsby runs in the root of the project.

/** The folder of all content. */
export const contentFolder = resolve('content');

/** The folder that a host serves. */
export const publicFolder = resolve('public');

/** The folder of pictures that Gatsby has drawn and no page names any more. */
export const unusedPicturesFolder = resolve('.cache/unused-pictures');

/** The folder of the configurations for nginx and Caddy, which no host serves. */
export const serversFolder = resolve('deploy');
