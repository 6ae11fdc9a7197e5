import { join } from 'node:path';

/** The folder of all content; Gatsby runs in the root of the project. */
export const contentFolder = join(process.cwd(), 'content');
