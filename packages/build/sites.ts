import path from 'node:path';
import { projectRoot } from '../kit/paths';

/** The folder of the sites that only tests build. Git ignores it. */
const sitesFolder = path.join(projectRoot, '.sites');

/**
 * Returns the folder of a site that tests build: it has `content/` and `public/`, like the
 * repository.
 */
export const siteNamed = (name: string) => path.join(sitesFolder, name);

/** The words, counts and pictures of the specification. Tests of behaviour run on a site built from them. */
export const specifiedContent = path.join(projectRoot, 'tests/specified/content');

/** The site built from `specifiedContent`. */
export const specifiedSite = siteNamed('specified');

/** The specified site after every honest edit of `tests/edits`. */
export const editedSite = siteNamed('edits');

/** Names the site under test, relative to the repository, if it is not the default one. */
const siteVariable = 'THROUGHLINE_SITE';

/** Returns the folder of the site that this process tests. */
export const siteUnderTest = (usual: string) =>
  path.resolve(projectRoot, process.env[siteVariable] || usual);

/** Returns the variables that select the site that a process tests. */
export const testing = (site: string) => ({ [siteVariable]: site });
