import path from 'node:path';

export const projectRoot = path.join(__dirname, '../..');

/** The words, counts and pictures of docs/specification.md. */
export const specifiedContent = path.join(projectRoot, 'tests/specified/content');

/**
 * The sites that tests build: the specified one, the same after the edits of `edit-content.ts`, and the
 * one of `content/`, of which tests know no word.
 */
export const siteNames = ['specified', 'edited', 'shipped'] as const;

export type SiteName = (typeof siteNames)[number];

/** Returns the folder of a site. Like the repository, it has `content/` and `public/`. */
export const siteFolder = (name: SiteName) => path.join(projectRoot, '.sites', name);
