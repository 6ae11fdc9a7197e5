/** An event stream of the problems in `content/`. */
export const problemsRoute = '/__content/problems';

/** The script that shows them over a page, and beside an entry in the editor. */
export const overlayRoute = '/__content/overlay.js';

/** The text of the content file that `?path=` names, relative to the project; empty: there is none. */
export const fileRoute = '/__content/file';

/**
 * The earlier versions of the content file or folder that `?path=` names, as a list of `version.ts`. A POST with `&id=`
 * writes one.
 */
export const versionsRoute = '/__content/versions';

/** Who changed that file last, according to git. */
export const lastChangeRoute = '/__content/last-change';
