import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { namePageFiles } from './page-files';
import { changePages } from './public-pages';

jest.mock('node:fs', () => ({ readFileSync: jest.fn() }));
jest.mock('./public-pages', () => ({ changePages: jest.fn() }));

const files: Record<string, object> = {
  'webpack.stats.json': {
    assetsByChunkName: { app: ['app-1.js'], home: ['commons-2.js', 'home-3.js'] },
  },
  'page-data/index/page-data.json': { componentChunkName: 'home', staticQueryHashes: ['7'] },
  'page-data/a/b/page-data.json': { componentChunkName: 'home', staticQueryHashes: [] },
  'page-data/404.html/page-data.json': { componentChunkName: 'home', staticQueryHashes: [] },
};

beforeEach(() => {
  jest.mocked(readFileSync).mockImplementation((path) => {
    const [, name] =
      Object.keys(files)
        .map((file) => [resolve('public', file), file])
        .find(([known]) => known === path) ?? [];
    return JSON.stringify(files[name ?? '']);
  });
});

const page = (elements: string) =>
  `<p>One</p><template id="app"><div hidden="">${elements}</div><script src="/app-1.js"></script></template>`;

/** The page at this address, once its files are named. */
function named(address: string, html: string) {
  namePageFiles('/class-names-1.js');
  const [change] = jest.mocked(changePages).mock.lastCall ?? [];
  return change?.(html, address);
}

const home = page(
  '<link rel="stylesheet" href="/print.css" media="print">' +
    '<link rel="preload" as="fetch" crossorigin href="/page-data/app-data.json">' +
    '<link rel="preload" as="fetch" crossorigin href="/page-data/index/page-data.json">' +
    '<link rel="preload" as="fetch" crossorigin href="/page-data/sq/d/7.json">' +
    '<script async src="/class-names-1.js"></script>' +
    '<script async src="/commons-2.js"></script><script async src="/home-3.js"></script>',
);

test('a page names the scripts of its template, and its data', () => {
  expect(named('/index.html', page(''))).toBe(home);
});

test('files that an earlier build has named are replaced', () => {
  expect(named('/index.html', page('<script async src="/home-0.js"></script>'))).toBe(home);
});

test.each([
  ['/a/b/index.html', '/page-data/a/b/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('the data of %s lie in its folder', (address, file) => {
  expect(named(address, page(''))).toContain(`"${file}"`);
});

test('a page that is not Gatsby’s stays as it is', () => {
  expect(named('/proof.html', '<p>Proof</p>')).toBe('<p>Proof</p>');
});
