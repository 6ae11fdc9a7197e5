import { join, resolve } from 'node:path';
import { isDraftPreview } from '../content/preview-build';

// Gatsby's working directory is the root of the project.
export const contentFolder = resolve('content');
export const staticFolder = resolve('static');
export const publicFolder = resolve('public');

/** Holds the digest of what `public/` was built from, for `npm start`. */
export const lastBuildFile = join(publicFolder, '.last-build');

/** Whether this is `gatsby develop` and not a build. */
export const inDevelop = process.env.NODE_ENV === 'development';

/** Returns whether drafts and scheduled articles are shown, with a banner: in `develop`, and in a preview of drafts. */
export const showsUnpublished = () => inDevelop || isDraftPreview();
