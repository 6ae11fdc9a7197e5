import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeEscapes } from '../../src/content/addresses/addresses';
import { redirectsSchema, redirectTargets } from '../../src/content/types/redirects-type';
import { filesBelow } from '../../src/reader/files-below';
import { indexContent } from './content-places';
import { readHost, type Host } from './host';
import { readPage } from './read-page';
import { readRobots } from './robots';
import type { Site } from './site';

type Settings = { brand: string; address: string; language: string };

/** Returns the settings of the site in a folder; undefined: there are none that can be read. */
export function findSettings(folder: string): Settings | undefined {
  const { brand, address, language } = indexContent(path.join(folder, 'content')).siteFields;
  const isWhole = brand !== undefined && address !== undefined && language !== undefined;
  return isWhole ? { brand, address, language } : undefined;
}

type SiteSource = {
  /** The folder that contains `content/`. */
  folder: string;
  /** The folder of the files, as hosts serve them. */
  built: string;
  settings: Settings;
  host: Host;
  /** Reads a page; a caller that judges a site many times keeps the pages that have not changed. */
  read?: typeof readPage;
};

/** Reads the pages and files of a site. */
export function readSite({ folder, built, settings, host, read = readPage }: SiteSource): Site {
  const files = new Set(filesBelow(built).map((name) => `/${name}`));
  const content = indexContent(path.join(folder, 'content'));
  const bytesAt = (file: string) =>
    files.has(file) ? readFileSync(path.join(built, file)) : undefined;
  const textAt = (file: string) => bytesAt(file)?.toString() ?? '';
  // Gatsby's slices are parts of pages.
  const documents = [...files]
    .filter((file) => file.endsWith('.html') && !/^\/(_gatsby|admin)\//.test(file))
    .map((file) => ({ file, html: textAt(file) }));
  const pages = documents
    // A file that proves to a search engine who owns the site is not a page.
    .filter(({ html }) => /<html[\s>]/i.test(html))
    .map(({ file, html }) => read(file, html, settings));
  const pagesByAddress = new Map(pages.map((page) => [page.address, page]));
  const linking = new Map<string, Set<string>>();
  for (const { address: from, references } of pages) {
    for (const { element, url } of references) {
      if (element !== 'a' || url?.origin !== settings.address || url.pathname === from) continue;
      linking.set(url.pathname, (linking.get(url.pathname) ?? new Set()).add(from));
    }
  }
  const fileAt = (pathname: string) => {
    const file = decodeEscapes(pathname).replace(/\/$/, '/index.html');
    return files.has(file) ? path.join(built, file) : undefined;
  };
  const redirects = redirectsSchema.safeParse(content.fieldsOf('redirects.json')).data;
  return {
    folder,
    built,
    ...settings,
    content,
    host,
    pages: pages.filter(({ file }) => file !== '/404/index.html' || !files.has('/404.html')),
    emptyPages: documents
      .filter(({ file, html }) => file.endsWith('/index.html') && !/<html[\s>]/i.test(html))
      .map(({ file }) => file.replace(/index\.html$/, '')),
    pageAt: (pathname) => pagesByAddress.get(pathname),
    linksTo: (pathname) => linking.get(pathname)?.size ?? 0,
    files,
    fileAt,
    sizeAt(pathname) {
      const file = fileAt(pathname);
      return file === undefined ? undefined : statSync(file).size;
    },
    bytesAt,
    textAt,
    robots: readRobots(settings.address, textAt('/robots.txt')),
    redirects: redirectTargets(redirects ?? { items: [] }),
    rendered: [],
  };
}

/**
 * Reads a built site.
 *
 * @param folder the folder that contains `content/` and `public/`
 * @param read what reads a page
 * @throws a sentence when there is no built site
 */
export async function readBuiltSite(folder: string, read = readPage): Promise<Site> {
  const built = path.join(folder, 'public');
  if (!existsSync(path.join(built, 'index.html'))) {
    throw new Error(
      `There is no built site in ${path.relative('.', built)}. Run npm run build first.`,
    );
  }
  const host = await readHost(built, (file) => existsSync(path.join(built, file)));
  const settings = findSettings(folder);
  if (!settings) throw new Error('content/site.json has problems, which npm run content explains.');
  return readSite({ folder, built, settings, host, read });
}
