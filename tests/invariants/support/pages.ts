import { load, type CheerioAPI } from 'cheerio';
import { filesUnder, readBuilt, requireBuild } from './build';
import { pageContents, type PageContent } from './content';

/** A page of the site in `public/`. */
export type Page = {
  /** Relative to `public/`. */
  file: string;
  /** The address: `/about/`; `/404.html` for the file that answers unknown paths. */
  path: string;
  html: string;
  /** What a visitor gets from the HTML alone. */
  $: CheerioAPI;
  /** The markup of the template in which Gatsby's scripts wait. */
  waiting: string;
  content: PageContent;
};

/** The pages that the specification names, whatever the content folder contains. */
const specified = [
  '404.html',
  '404/index.html',
  'about/index.html',
  'contact/index.html',
  'index.html',
  'newsletter-confirmation/index.html',
  'services/index.html',
];

const fileOf = ({ path }: PageContent) => `${path.slice(1)}index.html`;

/** Returns the page files that must exist: the specified ones, and one for each page of content. */
export const expectedFiles = (): string[] =>
  [...new Set([...specified, ...pageContents().map(fileOf)])].sort();

/** Returns the existing page files; Gatsby's slices are parts of pages. */
export const pageFiles = (): string[] =>
  filesUnder('public').filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'));

const contentOf = (file: string): PageContent => {
  const asFolder = file === '404.html' ? '404/index.html' : file;
  const content = pageContents().find((page) => fileOf(page) === asFolder);
  if (!content) throw new Error(`public/${file} has no content`);
  return content;
};

function readPages(): Page[] {
  requireBuild();
  const expected = expectedFiles();
  const found = pageFiles();
  if (found.join() !== expected.join()) {
    throw new Error(
      `public/ contains the pages ${found.join(', ')} instead of ${expected.join(', ')}`,
    );
  }
  return expected.map((file) => {
    const html = readBuilt(file);
    // As in a browser without scripts, the content of <noscript> is markup.
    const $ = load(html, { scriptingEnabled: false });
    const templates = $('template');
    const waiting = templates.html() ?? '';
    templates.empty();
    const path = `/${file.replace(/index\.html$/, '')}`;
    return { file, path, html, $, waiting, content: contentOf(file) };
  });
}

let known: Page[] | undefined;

/**
 * Returns every page of the site. Throws if one is missing or unexpected, so no check runs over
 * nothing.
 */
export const pages = (): Page[] => (known ??= readPages());

/** Returns each page once: without 404.html, which repeats /404/. */
export const distinctPages = () => pages().filter(({ file }) => file !== '404.html');

export function pageAt(path: string): Page {
  const page = pages().find((one) => one.path === path);
  if (!page) throw new Error(`public/ has no page at ${path}`);
  return page;
}

/** Runs a check over every page; each finding has the name of its file. */
export const findings = (check: (page: Page) => readonly string[]): string[] =>
  pages().flatMap((page) => check(page).map((finding) => `${page.file}: ${finding}`));
