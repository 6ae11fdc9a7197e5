import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import robotsParser from 'robots-parser';
import { z } from 'zod';
import { filesBelow } from '../../src/check/read-site';
import { decoded } from '../../src/content/public-address';
import { redirectsSchema, redirectTargets } from '../../src/content/redirects';
import { indexContent } from './content';
import { readPage } from './page';

/** A built site as search engines and networks read it. */
export type Site = ReturnType<typeof readSite>;

const settings = z.object({ brand: z.string(), address: z.string(), language: z.string() });

/** Returns every file under a folder as an address: `/about/index.html`. */
export const filesIn = (folder: string) => filesBelow(folder).map((file) => `/${file}`);

function locationsIn(xml: string, list: string): string[] {
  const $ = load(xml, { xml: true });
  return $(`${list} > loc`)
    .toArray()
    .map((element) => $(element).text().trim());
}

/**
 * Reads a built site.
 *
 * @param folder the folder that contains `content/` and `public/`
 * @throws a sentence when there is no built site
 */
export function readSite(folder: string) {
  const built = path.join(folder, 'public');
  if (!existsSync(path.join(built, 'index.html'))) {
    throw new Error(
      `There is no built site in ${path.relative('.', built)}. Run npm run build first.`,
    );
  }
  const files = new Set(filesIn(built));
  const read = (file: string) =>
    files.has(file) ? readFileSync(path.join(built, file), 'utf8') : '';
  const content = indexContent(path.join(folder, 'content'));
  const { brand, address, language } = settings.parse(content.json('site.json'));
  const pages = [...files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'))
    // Gatsby writes the page of errors twice; hosts answer with /404.html.
    .filter((file) => file !== '/404/index.html' || !files.has('/404.html'))
    .map((file) => ({ file, html: read(file) }))
    // A file that proves to a search engine who owns the site is not a page.
    .filter(({ html }) => /<html[\s>]/i.test(html))
    .map(({ file, html }) => readPage(file, html, { address, language }));
  const sitemap = ['/sitemap-index.xml', '/sitemap.xml'].find((file) => files.has(file));
  const parts = sitemap === undefined ? [] : [sitemap, ...locationsIn(read(sitemap), 'sitemap')];
  const redirects = redirectsSchema.safeParse(content.json('redirects.json')).data;
  return {
    folder,
    built,
    brand,
    address,
    language,
    content,
    /** The address of every file: `/about/index.html`. */
    files,
    pages,
    /** The targets by the canonical paths of the old addresses. */
    redirects: redirectTargets(redirects ?? { items: [] }),
    robots: robotsParser(`${address}/robots.txt`, read('/robots.txt')),
    /** The file of the sitemap: `/sitemap-index.xml`. */
    sitemap,
    /** The absolute addresses that the sitemap lists. */
    listed: new Set(parts.flatMap((part) => locationsIn(read(part.replace(address, '')), 'url'))),
  };
}

/** Returns the file with which a host answers a path, or undefined. */
export function fileAt({ files }: Pick<Site, 'files'>, pathname: string): string | undefined {
  const file = decoded(pathname).replace(/\/$/, '/index.html');
  return files.has(file) ? file : undefined;
}
