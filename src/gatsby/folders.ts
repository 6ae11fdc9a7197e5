import { resolve } from 'node:path';

// Gatsby runs in the root of the project.
export const contentFolder = resolve('content');
export const publicFolder = resolve('public');
