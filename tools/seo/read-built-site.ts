import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import robotsParser from 'robots-parser';
import { filesBelow } from '../../src/reader/files-below';
import { decodeEscapes } from '../../src/content/addresses/addresses';
import { redirectsSchema, redirectTargets } from '../../src/content/schemas/redirects-schema';
import { indexContent } from './content-places';
import { readPage } from './read-page';

/** A built site as search engines and networks read it. */
export type BuiltSite = ReturnType<typeof readBuiltSite>;

/**
 * Reads a built site.
 *
 * @param folder the folder that contains `content/` and `public/`
 * @throws a sentence when there is no built site
 */
export function readBuiltSite(folder: string) {
  const built = path.join(folder, 'public');
  if (!existsSync(path.join(built, 'index.html'))) {
    throw new Error(
      `There is no built site in ${path.relative('.', built)}. Run npm run build first.`,
    );
  }
  const files = new Set(filesBelow(built).map((file) => `/${file}`));
  const read = (file: string) =>
    files.has(file) ? readFileSync(path.join(built, file), 'utf8') : '';
  const content = indexContent(path.join(folder, 'content'));
  const { brand, address, language } = content.siteFields;
  if (brand === undefined || address === undefined || language === undefined)
    throw new Error('content/site.json has mistakes, which npm run content explains.');
  const pages = [...files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'))
    // Gatsby writes the page of errors twice; hosts answer with /404.html.
    .filter((file) => file !== '/404/index.html' || !files.has('/404.html'))
    .map((file) => ({ file, html: read(file) }))
    // A file that proves to a search engine who owns the site is not a page.
    .filter(({ html }) => /<html[\s>]/i.test(html))
    .map(({ file, html }) => readPage(file, html, { address, language }));
  const pagesByAddress = new Map(pages.map((page) => [page.address, page]));
  const linking = new Map<string, Set<string>>();
  for (const { address: from, references } of pages) {
    for (const { element, url } of references) {
      if (element !== 'a' || url?.origin !== address || url.pathname === from) continue;
      linking.set(url.pathname, (linking.get(url.pathname) ?? new Set()).add(from));
    }
  }
  const redirects = redirectsSchema.safeParse(content.fieldsOf('redirects.json')).data;
  return {
    folder,
    built,
    brand,
    address,
    language,
    content,
    pages,
    robots: robotsParser(`${address}/robots.txt`, read('/robots.txt')),
    pageAt: (pathname: string) => pagesByAddress.get(pathname),
    /** Returns how many other pages link to a page. */
    linksTo: (pathname: string) => linking.get(pathname)?.size ?? 0,
    /** Returns the file with which a host answers a path, or undefined. */
    fileAt(pathname: string): string | undefined {
      const file = decodeEscapes(pathname).replace(/\/$/, '/index.html');
      return files.has(file) ? path.join(built, file) : undefined;
    },
    /** The targets by the canonical paths of the old addresses. */
    redirects: redirectTargets(redirects ?? { items: [] }),
  };
}
