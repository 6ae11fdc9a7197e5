import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { originOfBuiltFile, feedPath } from '../../src/content/addresses/paths';
import { collectionTypes } from '../../src/content/content-types';
import { describeSites, openSite } from './support/site';

describeSites((site) => {
  const { brand, language } = site.content.site;

  test('the check knows every file that is neither a page nor in static/', () => {
    const isKnown = (file: string) =>
      /(^|\/)index\.html$/.test(file) ||
      existsSync(join('static', file)) ||
      collectionTypes.some(({ folder }) => feedPath(folder) === `/${file}`) ||
      originOfBuiltFile(`/${file}`, false) !== undefined;
    expect(site.files.filter((file) => !isKnown(file))).toEqual([]);
  });

  test('the manifest has the name and the language of the site', () => {
    const manifest: unknown = JSON.parse(site.read('manifest.webmanifest'));
    expect(manifest).toMatchObject({ name: brand, lang: language });
  });

  test('home and the pages of a collection announce its feed, as soon as it has an entry', () => {
    const feeds = collectionTypes.map(({ folder }) => feedPath(folder)).filter(site.has);
    for (const { attributes, path } of site.pages) {
      const links = attributes('link[rel=alternate]:not([hreflang])', 'href');
      const here = feeds.filter(
        (feed) => feed.startsWith(path.split('/', 2).join('/') + '/') || path === '/',
      );
      expect([path, links]).toEqual([path, here]);
    }
  });

  test('no file has what only `develop` shows', () => {
    expect(site.texts.length).toBeGreaterThan(15);
    const inDevelop = /__preview|__catalogue|__content|no-such-picture|is not published/;
    expect(site.texts.filter((file) => inDevelop.test(site.read(file)))).toEqual([]);
  });
});

test('the addresses of an earlier site are in _redirects', () => {
  const redirects = openSite('edited').read('_redirects');
  expect(redirects).toMatch(/^\/pricing\/\s+\/services\/\s+301/m);
});
