import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { allFilesBelow } from '../../../src/reader/files-below';
import { siteFolder, siteNames, type SiteName } from '../../support/sites';
import { readContent, type PageContent } from './content';

/** Reads a page as it was built. */
function readPage(file: string, html: string, content: PageContent) {
  // As in a browser without scripts, what is in <noscript> is markup.
  const $ = load(html, { scriptingEnabled: false });
  const template = load($('template').html() ?? '', null, false);
  $('template').empty();
  return {
    /** Relative to `public/`. */
    file,
    /** The address: `/about/`; `/404.html` for the file that answers unknown addresses. */
    path: `/${file.replace(/index\.html$/, '')}`,
    html,
    content,
    $,
    /** The scripts that wait until a visitor needs React, relative to `public/`. */
    templateScripts: template('script[src]')
      .map((_, script) => template(script).attr('src')?.slice(1))
      .get(),
    /** Returns the text of each element that a selector finds. */
    texts: (selector: string): string[] =>
      $(selector)
        .map((_, element) => $(element).text())
        .get(),
    /** Returns an attribute of each element that a selector finds. */
    attributes: (selector: string, name: string): string[] =>
      $(selector)
        .map((_, element) => $(element).attr(name) ?? '')
        .get(),
  };
}

export type Page = ReturnType<typeof readPage>;

function readSite(name: SiteName) {
  const root = siteFolder(name);
  const folder = path.join(root, 'public');
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(
      `The ${name} site is not built: node --import tsx tests/support/build-site.ts ${name}`,
    );
  }
  const content = readContent(path.join(root, 'content'));
  const files = allFilesBelow(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  // Gatsby's slices are parts of pages.
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
    .map((file) => {
      const address = `/${file.replace(/index\.html$/, '').replace('404.html', '404/')}`;
      const own = content.pages.get(address);
      if (!own) throw new Error(`public/${file} has no content.`);
      return readPage(file, read(file), own);
    });

  const sizes = new Map<string, number>();

  return {
    root,
    content,
    files,
    read,
    pages,
    page: (address: string): Page => {
      const found = pages.find((page) => page.path === address);
      if (!found) throw new Error(`The ${name} site has no page ${address}`);
      return found;
    },
    pagesOf: (template: string) => pages.filter(({ content }) => content.template === template),
    /** The files that a host serves as text. */
    texts: files.filter((file) => /\.(html|js|css|json|txt|svg|xml|webmanifest|map)$/.test(file)),
    /** Returns whether a host answers an address with a file. */
    has: (address: string) =>
      files.includes(
        decodeURI(address)
          .slice(1)
          .replace(/(^|\/)$/, '$1index.html'),
      ),
    /** Returns the size of a file after brotli, in bytes. Pages share most of their files. */
    brotli: (file: string): number => {
      const size =
        sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(folder, file))).length;
      sizes.set(file, size);
      return size;
    },
    /** Runs a check over every page; each finding begins with the address of its page. */
    faults: (check: (page: Page) => readonly string[]): string[] =>
      pages.flatMap((page) => check(page).map((fault) => `${page.path} ${fault}`)),
  };
}

export type BuiltSite = ReturnType<typeof readSite>;

const opened = new Map<SiteName, BuiltSite>();

/**
 * Opens a built site, which is read once.
 *
 * @throws a sentence if the site is not built
 */
export function openSite(name: SiteName): BuiltSite {
  const site = opened.get(name) ?? readSite(name);
  opened.set(name, site);
  return site;
}

/** Runs tests over each built site. */
export const describeSites = (tests: (site: BuiltSite) => void) =>
  describe.each(siteNames)('the %s site', (name) => tests(openSite(name)));
