import { isScheduled } from '../../../src/content/calendar';
import { fieldsOf, valueAt } from '../../../src/content/fields';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from '../check-file';
import { readHistory, versionsOf } from '../history';
import { feedPaths } from '../../../src/content/feed-paths';
import { insightsPath } from '../../../src/content/insights-lists';
import { pathOfFile } from '../../../src/content/page-path';
import { parseContent } from '../reading/parse';
import type { Problem } from '../problem';
import { readTokens } from '../read-site';
import {
  bareAddress,
  redirectFaults,
  redirectsSchema,
  type Redirects,
} from '../../../src/content/redirects';
import { isDraft, isHeldBack, type SiteIndex } from '../site-index';
import { problemsIn } from '../source';
import { atField } from './place';

const file = 'redirects.json';

/** The files that every build writes beside the pages. */
const written = [
  '/.well-known/security.txt',
  '/llms.txt',
  '/robots.txt',
  '/sitemap-0.xml',
  '/sitemap-index.xml',
];

/** Returns the redirects of a content folder that has passed its check. */
export function readRedirects(folder: string): Redirects {
  const path = join(folder, file);
  if (!existsSync(path)) return { items: [], gone: [] };
  const { entry } = checkFile(file, readFileSync(path, 'utf8'), readTokens(folder));
  return entry ? redirectsSchema.parse(entry.data) : { items: [], gone: [] };
}

/** Returns the redirects among the files of a site; null while they have mistakes of their own. */
function redirectsOf({ files }: SiteIndex) {
  const source = files.find((one) => one.file === file);
  return source?.entry ? { source, redirects: redirectsSchema.parse(source.entry.data) } : null;
}

/** Reports redirects that lead nowhere. */
export function redirectProblems(site: SiteIndex): Problem[] {
  const found = redirectsOf(site);
  if (!found) return [];
  const { source, redirects } = found;
  const pages = [...site.pages];
  const paths = (drafts: boolean) =>
    pages.filter(([, page]) => isHeldBack(page, site) === drafts).map(([path]) => path);
  const downloads = site.folder.downloads.map((name) => `/downloads/${name}`);
  const feeds = site.pages.has(insightsPath) ? Object.values(feedPaths) : [];
  const places = {
    pages: [...paths(false), ...downloads, ...written, ...feeds],
    drafts: paths(true),
  };
  const faults = redirectFaults(redirects, places).map(({ path, message }) =>
    atField(source, path, 'redirect', message),
  );
  return problemsIn(file, source.text, faults);
}

/** A site that has samples is not published. */
const wasPublished = (text: string, today: string) => {
  const { data } = parseContent('a.mdx', text);
  const isSampleOrDraft = valueAt(data, ['draft']) === true || valueAt(data, ['sample']) === true;
  return !isSampleOrDraft && !isScheduled(fieldsOf(data), today);
};

/**
 * Reports pages that visitors could once read and that are gone or drafts now, without a redirect.
 *
 * Which pages there once were is known from git: the files that `pages/` held in any commit, and that
 * were no drafts then. Such a record needs nobody to keep it and cannot be forgotten, as a list in a file
 * could. Without the history, as in a shallow clone, nothing is known of the past, and the build says so.
 */
export function lostPages(folder: string, site: SiteIndex): Problem[] {
  const found = redirectsOf(site);
  const history = readHistory(folder);
  if (!found || !history.known) return [];
  const { source, redirects } = found;
  const known = new Set(
    [...redirects.items.map(({ from }) => from), ...redirects.gone].map(bareAddress),
  );
  const isLost = (page: string) =>
    !known.has(bareAddress(pathOfFile(page))) &&
    versionsOf(folder, page).some((text) => wasPublished(text, site.today));
  const removed = history.removed
    .filter(
      (name) =>
        /^(?:pages\/(?!404\.|home\.)|insights\/)[a-z0-9-]+\.mdx$/.test(name) && isLost(name),
    )
    .map((name) => {
      const address = pathOfFile(name);
      const message = `The page "${address}" is gone. Add { "from": "${address}", "to": … }, or list it under "gone"`;
      return atField(source, ['items'], 'redirect', message);
    });
  const drafts = [...site.pages.values()]
    .filter((page) => isDraft(page) && isLost(page.file))
    .flatMap((page) => {
      const message = `This page was published before, and visitors of "${pathOfFile(page.file)}" will find nothing. Add a redirect to redirects.json`;
      return problemsIn(page.file, page.text, [atField(page, ['draft'], 'withdrawn', message)]);
    });
  return [...problemsIn(file, source.text, removed), ...drafts];
}
