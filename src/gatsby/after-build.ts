import type { GatsbyNode } from 'gatsby';
import { isPreview } from '../content/preview';
import { redirectsOf, siteOf } from './content-nodes';
import { writeFeeds } from './files/feeds';
import { writeTextFiles } from './files/text-files';
import { publicFolder, serversFolder, unusedPicturesFolder } from './folders';
import { removeUnusedFiles } from './hosting/public-files';
import { readPages, writeHostFiles } from './hosting/write-host-files';
import { checkCompileHints } from './output/compile-hint';
import { namePageFiles, scriptsByName } from './output/page-files';

/**
 * The print styles. A page loads them once it is idle; otherwise the first picture would wait for
 * them.
 */
const printStyles = '<link rel="stylesheet" href="/print.css" media="print">';

/** Names in each page the files that React needs, and writes the files for search engines and for hosts. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => {
  checkCompileHints(publicFolder, Object.values(scriptsByName(publicFolder)).flat());
  namePageFiles(publicFolder, [printStyles]);
  writeTextFiles(publicFolder, siteOf(args), isPreview());
  writeFeeds(args, publicFolder);
  const { items } = redirectsOf(args);
  const pages = readPages(publicFolder);
  removeUnusedFiles(publicFolder, pages, unusedPicturesFolder);
  for (const warning of writeHostFiles(publicFolder, pages, serversFolder, items, isPreview())) {
    args.reporter.warn(warning);
  }
};
