import path from 'node:path';
import { projectRoot } from '../paths';

/** The folder that holds the sites which only tests build. Git ignores it. */
const sitesFolder = path.join(projectRoot, '.sites');

/** Returns the folder of a site that tests build: it holds `content/` and `public/`, as the repository does. */
export const siteNamed = (name: string) => path.join(sitesFolder, name);

/** The words, counts and pictures of the specification. Tests of behaviour run on a site built from them. */
export const specifiedContent = path.join(projectRoot, 'tests/specified/content');

/** The site built from `specifiedContent`. */
export const specifiedSite = siteNamed('specified');

/** Names the site under test, relative to the repository, where it is not the usual one. */
const siteVariable = 'THROUGHLINE_SITE';

/** Returns the folder of the site that this process tests. */
export const siteUnderTest = (usual: string) =>
  path.resolve(projectRoot, process.env[siteVariable] || usual);

/** Returns the variables that make a test process look at a site. */
export const testing = (site: string) => ({ [siteVariable]: site });
