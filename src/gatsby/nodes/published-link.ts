import { feedPath, listPath } from '../../content/addresses/paths';
import { collectionTypes } from '../../content/content-types';
import type { ContentLink } from '../../content/schemas/primitives';
import { isFileOfSite, localTarget, staticFilesIn } from '../../reader/local-target';
import { readSettings } from '../../reader/settings';
import { contentFolder, staticFolder } from '../environment';

const readSite = () => ({
  variables: readSettings(contentFolder).variables,
  staticFiles: staticFilesIn(staticFolder),
});

/** Returns a link as it is shown; null if it leads to a page of this site that is not published. */
export async function linkIfPublished(
  link: ContentLink | undefined,
  hasPage: (path: string) => boolean | Promise<boolean>,
  { variables, staticFiles } = readSite(),
): Promise<ContentLink | null> {
  if (!link) return null;
  const target = localTarget(link.href, variables);
  if (!target || isFileOfSite(target.path, staticFiles)) return link;
  // A feed is published with the list of all entries.
  const ofFeed = collectionTypes.find(({ folder }) => feedPath(folder) === target.path);
  return (await hasPage(ofFeed ? listPath(ofFeed.folder) : target.path)) ? link : null;
}
