import { gzipSync } from 'node:zlib';
import { inlineScriptOf } from './support/inline-scripts';
import { openSite } from './support/site';

const KB = 1024;

/** In bytes after brotli, unless it says gzip. A budget only goes down; raising one needs a commit with the reason. */
const budgets = {
  /**
   * Ten packets of 1,460 bytes, which a server sends before it waits for an answer (RFC 6928). HTTP/2
   * packs the headers, which count as they are written, into 166 bytes less.
   */
  homeWithHeaders: 14_720,
  /** What came along with a visitor is in the HTML of the inquiry, so that no field moves when React shows it. */
  otherHtml: 10.5 * KB,
  /** All JavaScript of a page once a visitor has used a form. */
  scripts: 104 * KB,
  /** The script that each page loads. */
  deferredScript: 2800,
  /** The inline script of each page, after gzip. */
  inlineScript: 850,
  /** HTML, fonts and the picture at the head of home, on a phone. */
  firstView: 73 * KB,
};

// The words of the specified site never change.
const site = openSite('specified');
const home = site.page('/');

/** Adds up the sizes of files after brotli; pictures and fonts do not become smaller by it. */
const sizeOf = (files: readonly string[]) =>
  [...new Set(files)].reduce((sum, file) => sum + site.brotli(file), 0);

test('home and its headers keep their budget', () => {
  const headers = /^\/\*\n((?: {2}.*\n)+)/m.exec(site.read('_headers'))?.[1] ?? '';
  expect(headers.length).toBeGreaterThan(500);
  expect(sizeOf(['index.html']) + headers.length).toBeLessThanOrEqual(budgets.homeWithHeaders);
});

test('the HTML of every other page keeps its budget', () => {
  for (const { path, file } of site.pages.filter((page) => page !== home)) {
    expect([path, Math.max(sizeOf([file]), budgets.otherHtml)]).toEqual([path, budgets.otherHtml]);
  }
});

test('the JavaScript of every page keeps its budget', () => {
  const named = site.pages.flatMap(({ templateScripts }) => templateScripts);
  // The sending library is the chunk that no page names.
  const library = site.files.filter(
    (one) => /^static\/\d+-\w+\.js$/.test(one) && !named.includes(one),
  );
  expect(library.length).toBeGreaterThan(0);
  for (const { templateScripts } of site.pages) {
    expect(sizeOf([...templateScripts, ...library])).toBeLessThanOrEqual(budgets.scripts);
  }
});

test('the inline and the deferred script keep their budgets', () => {
  const [deferred = ''] = home.attributes('head > script[defer][src^="/"]', 'src');
  expect(site.brotli(deferred.slice(1))).toBeLessThanOrEqual(budgets.deferredScript);
  const inline = gzipSync(inlineScriptOf(home), { level: 9 });
  expect(inline.length).toBeLessThanOrEqual(budgets.inlineScript);
});

test('the first view of home keeps its budget', () => {
  const hero = home.$('picture:has(img[fetchpriority=high]) source[type="image/avif"]').last();
  const candidates = (hero.attr('srcset') ?? '').split(/,\s*/).map((one) => one.split(' '));
  // A phone of 412 pixels with a density of 1.75 takes the first file that is wide enough.
  const [file = ''] = candidates.find(([, width = '']) => parseInt(width) >= 412 * 1.75) ?? [];
  // Not those of extended Latin, whose rules have a range.
  const fonts = home.html.match(/(?<=url\(\/)static\/[\w.-]+\.woff2(?=\)\})/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  expect(sizeOf(['index.html', file.slice(1), ...fonts])).toBeLessThanOrEqual(budgets.firstView);
});
