import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { z } from 'zod';
import { builtFrom } from '../../src/content/built-files';
import { feedPaths } from '../../src/content/feed-paths';
import { describeSites, openSite } from './support/site';

// The review of search, in search.test.ts, compares sitemap and robots.txt with the pages.

const manifestSchema = z.looseObject({ icons: z.array(z.object({ src: z.string() })).min(1) });

describeSites((site) => {
  const { address, brand, language } = site.content.site;

  test('without a history of its content, the sitemap has the days of articles alone', () => {
    const dated = load(site.read('sitemap-0.xml'), { xml: true })('url:has(lastmod) > loc').text();
    expect(dated.split(address).filter((path) => !/^(\/insights\/.*)?$/.test(path))).toEqual([]);
  });

  test('the sitemap has the same order in every build', () => {
    const addresses = load(site.read('sitemap-0.xml'), { xml: true })('loc')
      .toArray()
      .map((element) => load(element).text());
    expect(addresses).toEqual([...addresses].sort());
  });

  test('the check knows every file that is neither a page nor in static/', () => {
    const isKnown = (file: string) =>
      /(^|\/)index\.html$/.test(file) ||
      existsSync(join('static', file)) ||
      Object.values(feedPaths).some((path) => path === `/${file}`) ||
      builtFrom(`/${file}`, false) !== undefined;
    expect(site.files.filter((file) => !isKnown(file))).toEqual([]);
  });

  test('the manifest has the name of the site, and its icons exist', () => {
    const manifest = manifestSchema.parse(JSON.parse(site.read('manifest.webmanifest')));
    expect(manifest).toMatchObject({ name: brand, lang: language });
    expect(manifest.icons.filter(({ src }) => !site.has(src))).toEqual([]);
  });

  test('home and the pages of the articles announce feeds, as soon as there is an article', () => {
    const hasArticles = site.content.pages.some(({ template }) => template === 'article');
    for (const { attributes, path } of site.pages) {
      const links = attributes('link[rel=alternate]:not([hreflang])', 'href');
      const isHere = path === '/' || path.startsWith('/insights/');
      expect([path, links.length > 0]).toEqual([path, isHere && hasArticles]);
      expect(links.filter((href) => !site.has(href))).toEqual([]);
    }
  });
});

test('the addresses of an earlier site are in _redirects', () => {
  const redirects = openSite('edited').read('_redirects');
  expect(redirects).toMatch(/^\/pricing\/\s+\/services\/\s+301/m);
});
