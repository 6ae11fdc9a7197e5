import { canonicalPath, parseAddress } from '../content/addresses/addresses';
import { pathOfFile } from '../content/addresses/paths';
import { pageFolders, isPage } from '../content/content-types';
import { valueAt } from '../content/schemas/field-schema';
import { redirectsSchema, redirectTargets } from '../content/types/redirects-type';
import { isUnpublished, readContentFile, type ContentFile } from '../reader/content-file';
import { readFields } from '../reader/read-file';
import type { SiteContent } from '../reader/site-content';
import { git, gitFiles } from './git';

/** An address that was a page in the history of git, and is neither a page nor redirected now. */
type RemovedPage = {
  path: string;
  /** The page that has its text or its title now. */
  newPath: string | undefined;
};

/** Returns the names of all pages that ever were in a folder, relative to it. */
function pagesInHistory(folder: string): string[] {
  const options = [
    '--relative',
    '--no-renames',
    '--diff-filter=A',
    '--name-only',
    '--format=',
    '-z',
  ];
  const names = gitFiles(folder, 'log', ...options, '--', ...pageFolders);
  return [...new Set(names)].filter((file) => isPage({ file }));
}

/**
 * Returns whether a page was published: just before it was removed, the site had an address of its own. The sample's ends with
 * `.example`.
 */
function wasPublished(file: string, { folder }: SiteContent): boolean {
  const options = ['-1', '--no-renames', '--diff-filter=D', '--format=%H'];
  const removal = git(folder, 'log', ...options, '--', file).trim();
  const before = removal === '' ? 'HEAD' : `${removal}^`;
  const settings = readFields('site.json', git(folder, 'show', `${before}:./site.json`));
  const { hostname = '' } = parseAddress(String(valueAt(settings, ['address']))) ?? {};
  return hostname !== '' && !hostname.endsWith('.example');
}

/** Returns a page as it was before it was removed. */
function lastVersion(file: string, site: SiteContent): ContentFile {
  const options = ['-1', '--no-renames', '--diff-filter=AM', '--format=%H'];
  const commit = git(site.folder, 'log', ...options, '--', file).trim();
  return readContentFile(file, git(site.folder, 'show', `${commit}:./${file}`), site);
}

/** Returns the address of the page that has the text or the title of a removed one. */
function newPathOf(removed: ContentFile, { pages, today }: SiteContent): string | undefined {
  const textOf = ({ text, bodyStart }: ContentFile) => text.slice(bodyStart).trim();
  const published = [...pages].filter(([, page]) => isPage(page) && !isUnpublished(page, today));
  const sameText = published.filter(([, page]) => textOf(page) === textOf(removed));
  const sameTitle = published.filter(([, { fields }]) => fields.title === removed.fields.title);
  const [path] =
    sameText.find((page) => sameTitle.includes(page)) ??
    (textOf(removed) ? sameText : []).at(0) ??
    sameTitle.at(0) ??
    [];
  return path;
}

function redirectsOf({ files }: SiteContent): ReadonlyMap<string, string> {
  const file = files.find((one) => one.file === 'redirects.json');
  const { data } = redirectsSchema.safeParse(file?.fields);
  return data ? redirectTargets(data) : new Map();
}

const known = new WeakMap<SiteContent, readonly RemovedPage[]>();

/** Returns the pages whose addresses visitors would miss. An unpublished page had none. */
export function removedPages(site: SiteContent): readonly RemovedPage[] {
  const redirects = redirectsOf(site);
  const lost =
    known.get(site) ??
    pagesInHistory(site.folder)
      .filter((file) => !site.pages.has(pathOfFile(file)))
      .filter((file) => !redirects.has(canonicalPath(pathOfFile(file))))
      .filter((file) => wasPublished(file, site))
      .map((file) => lastVersion(file, site))
      .filter((page) => !isUnpublished(page, site.today))
      .map((page) => ({ path: pathOfFile(page.file), newPath: newPathOf(page, site) }));
  known.set(site, lost);
  return lost;
}

/** Returns the address to which a page has moved. */
export const newAddress = (path: string, site: SiteContent): string | undefined =>
  redirectsOf(site).get(canonicalPath(path)) ??
  removedPages(site).find((removed) => removed.path === path)?.newPath;
