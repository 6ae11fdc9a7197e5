import { resolve } from 'node:path';

// Gatsby's working directory is the root of the project.
export const contentFolder = resolve('content');
export const staticFolder = resolve('static');
export const publicFolder = resolve('public');

/** Whether this is `gatsby develop`, which shows drafts, and not a build. */
export const inDevelop = process.env.NODE_ENV === 'development';
