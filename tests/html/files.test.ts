import { load } from 'cheerio';
import { z } from 'zod';
import { describeSites, openSite } from './support/site';

const manifestSchema = z.looseObject({ icons: z.array(z.object({ src: z.string() })).min(1) });

/** Returns the texts of the elements of an XML file. */
function textsIn(xml: string, selector: string): string[] {
  const $ = load(xml, { xml: true });
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

describeSites((site) => {
  const { address, brand, language } = site.content.site;

  test('the sitemap has every page for search engines and no other, and invents no dates', () => {
    const [map = ''] = textsIn(site.read('sitemap-index.xml'), 'sitemap > loc');
    const urls = site.read(map.slice(address.length + 1));
    expect(textsIn(urls, 'url > loc').sort()).toEqual(
      site.shown.map(({ path }) => address + path).sort(),
    );
    // The content of this site has no history; the days of articles are in their files.
    for (const loc of textsIn(urls, 'url:has(lastmod) > loc')) expect(loc).toContain('/insights/');
  });

  test('robots.txt lets crawlers in, and names the sitemap', () => {
    const text = site.read('robots.txt');
    expect(text).toContain(`Sitemap: ${address}/sitemap-index.xml`);
    expect(text).not.toMatch(/^Disallow: \/\s*$/m);
  });

  test('the feeds have every article, and home and the pages of the articles announce them', () => {
    const articles = site.pages.filter(({ content }) => content.template === 'article');
    const feeds = site.files.filter((file) => /\bfeed\b.*\.(xml|json)$|atom\.xml$/.test(file));
    expect(feeds.length > 0).toBe(articles.length > 0);
    for (const feed of feeds) {
      for (const { path } of articles) expect(site.read(feed)).toContain(address + path);
    }
    for (const { $, path } of site.pages) {
      const isHere = path === '/' || path.startsWith('/insights/');
      const links = $('link[rel=alternate]:is([type*=rss], [type*=atom], [type*=feed])');
      expect([path, links.length]).toEqual([path, isHere ? feeds.length : 0]);
    }
  });

  test('the manifest has the name of the site, and its icons exist', () => {
    const { icons, ...manifest } = manifestSchema.parse(
      JSON.parse(site.read('manifest.webmanifest')),
    );
    expect(manifest).toMatchObject({ name: brand, lang: language });
    for (const { src } of icons) expect(site.fileAt(src)).not.toBeNull();
  });

  test('the headers protect every page, and only files whose names change are kept for long', () => {
    const rules = site.read('_headers').split(/\n(?=\/)/);
    const all = rules.find((rule) => rule.startsWith('/*\n')) ?? '';
    for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy']) {
      expect(all).toContain(`${name}: `);
    }
    const kept = rules
      .filter((rule) => rule.includes('immutable'))
      .map((rule) => rule.split('\n')[0]);
    expect(kept).toContain('/static/*');
    for (const path of kept) expect(path).toMatch(/^\/(static|og)\/\*$|-[0-9a-f]{20}\.js$|\*\.js$/);
  });
});

test('the addresses of an earlier site are in _redirects', () => {
  const redirects = openSite('edited').read('_redirects');
  expect(redirects).toMatch(/^\/pricing\/\s+\/services\/\s+301/m);
});
