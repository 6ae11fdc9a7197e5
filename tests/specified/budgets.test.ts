import { statSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../packages/hosting/headers-of';
import { hostedSite } from '../../packages/hosting/site';
import { brotliSize, filesUnder, publicFolder, requireBuild } from '../invariants/support/build';
import { pages, type Page } from '../invariants/support/pages';
import { waitingFiles } from '../invariants/support/scripts';

beforeAll(requireBuild);

/**
 * The budgets of the site, in bytes; compressed with brotli where noted. A budget only goes down.
 * Raising one needs a separate commit, with the reason.
 */
const budgets = {
  homeHtml: 15.4 * 1024,
  html: 11 * 1024,
  scripts: 129 * 1024,
  pageData: 4.1 * 1024,
  fonts: 37 * 1024,
  /**
   * HTML and headers of home. The server sends ten packets of 1460 bytes before the browser has to
   * answer (RFC 6928); the last kilobyte follows after that.
   */
  homeAnswer: 16.4 * 1024,
};

const over = (budget: number, sizes: readonly (readonly [string, number])[]) => {
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.filter(([, size]) => size > budget).map(([what, size]) => `${what}: ${size} bytes`);
};

test('the HTML of each page keeps its budget', () => {
  const size = ({ path, file }: Page) => [path, brotliSize(file)] as const;
  const home = pages().filter(({ path }) => path === '/');
  const others = pages().filter(({ path }) => path !== '/');
  expect([
    ...over(budgets.homeHtml, home.map(size)),
    ...over(budgets.html, others.map(size)),
  ]).toEqual([]);
});

test('home and its headers keep their budget', () => {
  const headers = Object.entries(headersOf(hostedSite(publicFolder).rules, '/index.html'))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const answer = headers.length + brotliSize('index.html');
  expect(over(budgets.homeAnswer, [['home', answer]])).toEqual([]);
});

test('all JavaScript of a page, once a visitor uses a form, keeps its budget', () => {
  // The sending library is the one chunk that no page names.
  const named = new Set(
    pages()
      .flatMap(waitingFiles)
      .map((file) => file.slice(1)),
  );
  const library = filesUnder('public').filter(
    (file) => /^\d+-[0-9a-f]+\.js$/.test(file) && !named.has(file),
  );
  expect(library.length).toBeGreaterThan(0);
  const size = (page: Page) => {
    const files = [...new Set([...waitingFiles(page).map((file) => file.slice(1)), ...library])];
    return [page.path, files.reduce((sum, file) => sum + brotliSize(file), 0)] as const;
  };
  expect(over(budgets.scripts, pages().map(size))).toEqual([]);
});

test('each page-data.json keeps its budget', () => {
  const sizes = filesUnder('public/page-data')
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => [file, brotliSize(join('page-data', file))] as const);
  expect(over(budgets.pageData, sizes)).toEqual([]);
});

test('the fonts keep their budget together', () => {
  const named = pages().flatMap(({ html }) => html.match(/\/[\w/.-]+\.woff2/g) ?? []);
  const files = [...new Set(named)];
  expect(files).toHaveLength(3);
  const total = files.reduce((sum, file) => sum + statSync(join(publicFolder, file)).size, 0);
  expect(over(budgets.fonts, [['fonts', total]])).toEqual([]);
});
