import { readFileSync } from 'node:fs';
import { filesOf } from './page-files';

jest.mock('node:fs', () => ({ readFileSync: jest.fn() }));

const files: Record<string, object> = {
  'public/webpack.stats.json': {
    assetsByChunkName: { app: ['app-1.js'], home: ['commons-2.js', 'home-3.js'] },
  },
  'public/page-data/index/page-data.json': { componentChunkName: 'home', staticQueryHashes: ['7'] },
  'public/page-data/a/b/page-data.json': { componentChunkName: 'home', staticQueryHashes: [] },
};

beforeEach(() => {
  jest.mocked(readFileSync).mockImplementation((file) => JSON.stringify(files[String(file)]));
});

test('a page needs the scripts of its template, and its data', () => {
  expect(filesOf('/')).toEqual({
    scripts: ['/commons-2.js', '/home-3.js'],
    data: ['/page-data/app-data.json', '/page-data/index/page-data.json', '/page-data/sq/d/7.json'],
  });
});

test('the data of a deeper page lie in its folder', () => {
  expect(filesOf('/a/b/').data).toContain('/page-data/a/b/page-data.json');
});
