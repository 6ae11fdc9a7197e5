import { anchorsOf, sharedAnchors } from '../../../src/content/anchors';
import { articlePath, isReservedSlug } from '../../../src/content/insights-lists';
import type { Problem } from '../problem';
import { isArticle, isPage, slugOf, type SiteIndex } from '../site-index';
import { fileProblem } from '../source';

/** Folders and files at the root of the published site. */
const reserved = [
  'static',
  'page-data',
  'icons',
  'index',
  'insights',
  'sitemap',
  'robots',
  'favicon',
  'cards',
];

/** Reports file names that cannot be an address, or an anchor on the home page. */
export function takenNames({ files }: SiteIndex): Problem[] {
  const anchors = [...sharedAnchors, ...(anchorsOf.home ?? [])];
  return files.flatMap(({ file }) => {
    const slug = slugOf(file);
    // A file in a folder of its own is moved first.
    if (file.split('/').length > 2) return [];
    const finding = (message: string) => [fileProblem(file, { rule: 'address-taken', message })];
    if (file.startsWith('faq/') && anchors.includes(slug)) {
      return finding(
        `The home page has a section named #${slug}. Rename the file, for example to ${slug}-question.mdx`,
      );
    }
    if (isArticle({ file }) && isReservedSlug(slug)) {
      return finding(
        `The site needs the address ${articlePath(slug)} for its lists and feeds. Rename the file`,
      );
    }
    return isPage({ file }) && reserved.includes(slug)
      ? finding(`The site needs the address /${slug}/ for its own files. Rename the file`)
      : [];
  });
}
