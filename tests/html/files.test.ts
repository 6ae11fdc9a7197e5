import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import RssParser from 'rss-parser';
import { z } from 'zod';
import { feedPaths } from '../../src/content/feed-paths';
import { readHeadersFile } from '../../src/gatsby/hosting/netlify-files';
import { describeSites, openSite, type Page } from './support/site';
import { letters } from './support/words';

// The review of search, in review.test.ts, compares sitemap and robots.txt with the pages.

const manifestSchema = z.object({
  name: z.string(),
  lang: z.string(),
  icons: z.array(z.object({ src: z.string() })).min(1),
});

/** Returns what a policy must allow on a page: its inline scripts, and where its forms send to. */
function needsOf({ html }: Page): string[] {
  // The scripts of React wait in a template.
  const $ = load(html.replaceAll(/<\/?template[^>]*>/g, ''));
  const scripts = $('script:not([src], [type="application/ld+json"])')
    .map((_, script) => createHash('sha256').update($(script).text()).digest('base64'))
    .get();
  const forms = $('form').map((_, form) => new URL($(form).attr('action') ?? '').origin);
  return [...scripts.map((digest) => `'sha256-${digest}'`), ...forms.get()];
}

describeSites((site) => {
  const { address, brand, language } = site.content.site;
  const articles = site.pages.filter(({ content }) => content.template === 'article');

  test('the one policy allows the scripts and forms of every page', () => {
    const [everywhere] = readHeadersFile(site.read('_headers'));
    const policy = everywhere?.headers['Content-Security-Policy'] ?? '';
    const check = (page: Page) => needsOf(page).filter((source) => !policy.includes(source));
    expect(policy).not.toBe('');
    expect(site.faults(check)).toEqual([]);
  });

  test('files that browsers keep for a year have a hash in their names', () => {
    const hash = /^static\/[\da-f]{32}\/|-[\da-f]{10,20}\.\w+(\.LICENSE\.txt)?$/;
    const kept = site.files.filter((file) => /^(static|og)\//.test(file));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((file) => !hash.test(file))).toEqual([]);
  });

  test('without a history of its content, the sitemap has the days of articles alone', () => {
    const dated = load(site.read('sitemap-0.xml'), { xml: true })('url:has(lastmod) > loc').text();
    expect(dated.split(address).filter((path) => !/^(\/insights\/.*)?$/.test(path))).toEqual([]);
  });

  test('the manifest has the name of the site, and its icons exist', () => {
    const manifest = manifestSchema.parse(JSON.parse(site.read('manifest.webmanifest')));
    expect(manifest).toMatchObject({ name: brand, lang: language });
    expect(manifest.icons.filter(({ src }) => !site.has(src))).toEqual([]);
  });

  test('home and the pages of the articles announce the feeds, as soon as there is an article', () => {
    const hasArticles = articles.length > 0;
    const found = Object.values(feedPaths).filter((path) => site.has(path));
    expect(found.length > 0).toBe(hasArticles);
    for (const { attributes, path } of site.pages) {
      const isHere = path === '/' || path.startsWith('/insights/');
      const links = attributes('link[rel=alternate]:not([hreflang])', 'href');
      expect([path, ...links]).toEqual([path, ...(isHere ? found : [])]);
    }
  });

  test.each([feedPaths.atom, feedPaths.rss])('%s has the text of every article', async (path) => {
    if (articles.length === 0) return;
    const { items } = await new RssParser().parseString(site.read(path.slice(1)));
    const content = load(site.read(path.slice(1)), { xml: true })('content, content\\:encoded');
    for (const [index, { link = '' }] of items.entries()) {
      const text = load(content.eq(index).text());
      const page = site.page(new URL(link).pathname);
      expect(letters(page.texts('[data-article-text]').join())).toContain(
        letters(text('p').first().text()),
      );
      expect(text('svg')).toHaveLength(0);
    }
    expect(items).toHaveLength(articles.length);
  });
});

test('the addresses of an earlier site are in _redirects', () => {
  const redirects = openSite('edited').read('_redirects');
  expect(redirects).toMatch(/^\/pricing\/\s+\/services\/\s+301/m);
});
