import { resolve } from 'node:path';

// Gatsby's working directory is the root of the project.
export const contentFolder = resolve('content');
export const publicFolder = resolve('public');
