import { writeHostFiles } from '../write/host-files';
import { startSite } from './start-site';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

// tests/specified/hosts.test.ts and host-errors.test.ts compare this server with nginx and Caddy.
test('a preview asks search engines not to index any file, the site itself does not', async () => {
  const root = temporaryFolder();
  const names = ['index.html', 'about/index.html', '404.html', 'og/about-0a1b.png'];
  writeFiles(root, Object.fromEntries(names.map((name) => [name, name])));
  for (const preview of [true, false]) {
    writeHostFiles(root, new Map(), preview);
    const site = await startSite({ root, port: 0 });
    for (const file of ['/', '/about/', '/og/about-0a1b.png', '/nowhere/']) {
      const { headers } = await fetch(site.url + file);
      expect(headers.get('x-robots-tag')).toBe(preview ? 'noindex' : null);
    }
    await site.close();
  }
});
