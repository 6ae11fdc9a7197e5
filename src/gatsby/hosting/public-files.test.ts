import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';
import { filesUnder, removeEarlierFiles, removeUnusedFiles } from './public-files';

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

test('after a build no picture is left that no page names, and nothing that is not for visitors', () => {
  const hidden = ['.DS_Store', 'downloads/.notes/a.txt', 'webpack.stats.json', '~partytown/a.js'];
  const shown = ['index.html', '.well-known/security.txt', 'downloads/a.pdf'];
  const folder = siteWith([...shown, ...hidden, ...pictures]);
  const cache = temporaryFolder();
  removeUnusedFiles(folder, [`<img src="/${pictures[0] ?? ''}" srcset="">`], cache);
  expect(filesUnder(folder).sort()).toEqual([...shown, pictures[0]].sort());

  // Gatsby's cache still says that the other one exists.
  removeUnusedFiles(folder, [`<img src="/${pictures[1] ?? ''}" srcset="">`], cache);
  expect(filesUnder(folder).sort()).toEqual([...shown, pictures[1]].sort());
});
