import path from 'node:path';
import { projectRoot } from '../paths';

/** The accepted pictures, in git. */
export const acceptedFolder = path.join(projectRoot, 'tests/look');

/** What the last check found, beside its page; not in git. */
export const reportFolder = path.join(projectRoot, 'reports/look');

/** The pictures of the last check that are new or differ. */
export const newFolder = path.join(reportFolder, 'new');

/** The contact sheets, in git. */
export const sheetFolder = path.join(projectRoot, 'docs/look');
