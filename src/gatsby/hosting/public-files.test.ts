import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';
import { filesUnder, removeEarlierFiles, removeHiddenFiles } from './public-files';

const pictures = ['used', 'unused'].map((name) => `static/${'0a'.repeat(16)}/b1c2d/${name}.avif`);

function siteWith(names: readonly string[]): string {
  const folder = temporaryFolder();
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, ''])));
  return folder;
}

test('before a build only what Gatsby renews by itself is left of the one before', () => {
  const pages = ['index', 'about'].map((page) => `page-data/${page}/page-data.json`);
  const renewed = ['index.html', 'about/index.html', 'chunk-map.json', ...pages, ...pictures];
  const earlier = ['downloads/withdrawn.pdf', 'static/app-0a1b.js', 'sitemap-index.xml'];
  const folder = siteWith([...renewed, ...earlier, 'verification.html', 'gone/index.html']);
  removeEarlierFiles(folder);
  expect(filesUnder(folder).sort()).toEqual(renewed.sort());
});

test('after a build nothing is left that is not for visitors', () => {
  const hidden = ['.DS_Store', 'downloads/.notes/a.txt', 'webpack.stats.json', '~partytown/a.js'];
  const shown = ['index.html', '.well-known/security.txt', 'downloads/a.pdf', ...pictures];
  const folder = siteWith([...shown, ...hidden]);
  removeHiddenFiles(folder);
  expect(filesUnder(folder).sort()).toEqual(shown.sort());
});
