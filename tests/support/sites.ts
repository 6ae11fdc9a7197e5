import path from 'node:path';

export const projectRoot = path.join(__dirname, '../..');

/** The words, counts and pictures of the specification. */
export const specifiedContent = path.join(projectRoot, 'tests/specified/content');

/** The sites that tests build: the specified one, and the same after the edits of `edited-site.ts`. */
export const siteNames = ['specified', 'edited'] as const;

export type SiteName = (typeof siteNames)[number];

/** Returns the folder of a site. Like the repository, it has `content/` and `public/`. */
export const siteFolder = (name: SiteName) => path.join(projectRoot, '.sites', name);
