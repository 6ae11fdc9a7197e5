import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { findPages } from '../kit/find-pages';
import type { Sample } from './figures';
import { isArticle } from './limit-page';
import { brotli } from '../hosting/serve/pack';

/** Measures what a built site shows without a visit: one page, and all together. */
export async function measureFiles(folder: string, subject: string): Promise<Sample> {
  const pages = findPages(folder);
  const html = new Map<string, number>();
  for (const page of pages) html.set(page, (await brotli(read(folder, page))).length);
  // Articles have bars of their own: `npm run bench -- --article`.
  const elsewhere = pages
    .filter((page) => page !== subject && !isArticle(read(folder, page).toString()))
    .map((page) => html.get(page) ?? 0);
  return {
    html: html.get(subject) ?? 0,
    starter: starterSize(read(folder, subject).toString()),
    fonts: fontSizes(folder, pages),
    ...(elsewhere.length > 0 && { htmlElsewhere: Math.max(...elsewhere) }),
    ...(existsSync(path.join(folder, 'page-data')) && {
      pageData: await largestPacked(path.join(folder, 'page-data'), /page-data\.json$/),
    }),
  };
}

/** Returns the addresses of the pages that search engines may show. */
export function findIndexable(folder: string): string[] {
  return findPages(folder).filter((page) => {
    const $ = load(read(folder, page));
    const asked = $('meta[name="robots"]').attr('content') ?? '';
    return page !== '/404.html' && !asked.includes('noindex');
  });
}

/**
 * Returns the address of the article with the most HTML.
 * @throws a sentence if the site has no articles
 */
export function largestArticle(folder: string): string {
  const [largest] = findPages(folder)
    .map((page) => ({ page, html: read(folder, page) }))
    .filter(({ html }) => isArticle(html.toString()))
    .sort((one, other) => other.html.length - one.html.length);
  if (!largest) throw new Error('The site has no articles, so there is none to measure.');
  return largest.page;
}

/** Returns the bytes of the scripts in the head that run there, compressed by gzip. */
export function starterSize(html: string): number {
  const $ = load(html);
  const scripts = $('head script:not([src])').filter((_, element) =>
    /^($|module$|text\/javascript$)/.test($(element).attr('type') ?? ''),
  );
  return scripts.length === 0 ? 0 : gzipSync(scripts.text(), { level: 9 }).length;
}

/**
 * Returns the bytes of all fonts that any page names; files left by earlier builds do not count.
 */
function fontSizes(folder: string, pages: readonly string[]): number {
  const named = pages.flatMap(
    (page) =>
      read(folder, page)
        .toString()
        .match(/\/[\w/.-]+\.woff2/g) ?? [],
  );
  return [...new Set(named)]
    .map((file) => path.join(folder, file))
    .filter((file) => existsSync(file))
    .reduce((total, file) => total + statSync(file).size, 0);
}

function read(folder: string, page: string): Buffer {
  return readFileSync(path.join(folder, page.endsWith('/') ? `${page}index.html` : page));
}

/** Returns the bytes of the largest of the named files, compressed by brotli. */
async function largestPacked(folder: string, names: RegExp): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const packed = files
    .filter((name) => names.test(name))
    .map((name) => brotli(readFileSync(path.join(folder, name))));
  return Math.max(0, ...(await Promise.all(packed)).map(({ length }) => length));
}
