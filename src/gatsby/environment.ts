import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDraftPreview } from '../content/preview-build';

// Gatsby's working directory is the root of the project.
export const contentFolder = resolve('content');
export const staticFolder = resolve('static');
export const publicFolder = resolve('public');

/** Holds the digest of what its `public/` was built from, for `npm start`. */
export const lastBuildFile = '.last-build';

/** Returns what Gatsby's cache belongs to: a folder, by its path, and the `public/` in it. */
export function cacheOwner(folder: string): string {
  const built = join(folder, 'public');
  return `${folder}\n${existsSync(built) ? statSync(built).ino : ''}`;
}

/** Whether this is `gatsby develop` and not a build. */
export const inDevelop = process.env.NODE_ENV === 'development';

/** Returns whether drafts and scheduled articles are shown, with a banner: in `develop`, and in a preview of drafts. */
export const showsUnpublished = () => inDevelop || isDraftPreview();
