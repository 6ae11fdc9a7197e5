import path from 'node:path';
import { siteNamed } from '../build/sites';
import { projectRoot } from '../kit/paths';

/** The site that is looked at: the one of the specification, with a page of every component. */
export const lookSite = siteNamed('look');

/** The accepted pictures, in git. */
export const acceptedFolder = path.join(projectRoot, 'tests/look');

/** The results of the last comparison, and the catalogue's pictures; not in git. */
export const reportFolder = path.join(projectRoot, 'reports/look');

/** The contact sheets, in git. */
export const sheetFolder = path.join(projectRoot, 'docs/look');
