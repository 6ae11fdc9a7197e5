import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load, type CheerioAPI } from 'cheerio';
import { siteFolder, siteNames, type SiteName } from '../../support/sites';
import { readContent, type PageContent } from '../../support/read-content';

/** A page as it was built. */
export type Page = {
  /** Relative to `public/`. */
  file: string;
  /** The address: `/about/`; `/404.html` for the file that answers unknown addresses. */
  path: string;
  html: string;
  /** What a visitor gets without scripts. */
  $: CheerioAPI;
  /** The addresses of the scripts that wait in a template until a visitor needs React. */
  waiting: string[];
  content: PageContent;
};

/**
 * Opens a built site.
 *
 * @throws a sentence if the site is not built
 */
export function openSite(name: SiteName) {
  const root = siteFolder(name);
  const folder = path.join(root, 'public');
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(
      `The ${name} site is not built: node --import tsx tests/support/build-site.ts ${name}`,
    );
  }
  const content = readContent(path.join(root, 'content'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  const readPage = (file: string): Page => {
    const address = `/${file.replace(/index\.html$/, '')}`;
    const own = content.pages.find((page) => page.path === address.replace('.html', '/'));
    if (!own) throw new Error(`public/${file} has no content.`);
    const html = read(file);
    // As in a browser without scripts, what is in <noscript> is markup.
    const $ = load(html, { scriptingEnabled: false });
    const template = load($('template').html() ?? '', null, false);
    $('template').empty();
    const waiting = template('script[src]')
      .toArray()
      .map((script) => template(script).attr('src') ?? '');
    return { file, path: address, html, $, waiting, content: own };
  };
  // Gatsby's slices are parts of pages.
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
    .map(readPage);

  const page = (address: string): Page => {
    const found = pages.find((one) => one.path === address);
    if (!found) throw new Error(`The ${name} site has no page ${address}`);
    return found;
  };
  const sizes = new Map<string, number>();

  return {
    name,
    root,
    folder,
    content,
    files,
    read,
    pages,
    page,
    /** The pages that search engines may show. */
    shown: pages.filter((one) => !one.content.hidden),
    /** The files that a host serves as text. */
    texts: files.filter((file) => /\.(html|js|css|json|txt|svg|xml|webmanifest|map)$/.test(file)),
    /** Returns the file with which a host answers an address, or null. */
    fileAt: (address: string) => {
      const file = decodeURIComponent(address)
        .slice(1)
        .replace(/(^|\/)$/, '$1index.html');
      return files.includes(file) ? file : null;
    },
    /** Returns the size of a file after brotli, in bytes. */
    brotli: (file: string) => {
      const size =
        sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(folder, file))).length;
      sizes.set(file, size);
      return size;
    },
    /** Runs a check over every page; each finding begins with the address of its page. */
    faults: (check: (page: Page) => readonly string[]): string[] =>
      pages.flatMap((one) => check(one).map((fault) => `${one.path} ${fault}`)),
  };
}

export type Site = ReturnType<typeof openSite>;

/** Runs tests over each built site. */
export const describeSites = (tests: (site: Site) => void) =>
  describe.each(siteNames)('the %s site', (name) => tests(openSite(name)));
