import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import RssParser from 'rss-parser';
import { feedPaths } from '../../src/content/feed-paths';
import { readHeadersFile } from '../../src/gatsby/hosting/header-rules';
import { describeSites } from './support/site';

/** Returns the inline scripts that a browser runs, and the origins that a page sends to. */
function needsOf(html: string): string[] {
  // The scripts of React wait in a template.
  const $ = load(html.replaceAll(/<\/?template[^>]*>/g, ''));
  const scripts = $('script:not([src], [type="application/ld+json"])')
    .toArray()
    .map((script) => createHash('sha256').update($(script).text()).digest('base64'));
  const forms = $('form[action^=http]')
    .toArray()
    .map((form) => new URL($(form).attr('action') ?? '').origin);
  return [...scripts.map((digest) => `'sha256-${digest}'`), ...forms];
}

describeSites((site) => {
  test('the one policy allows the scripts and forms of every page', () => {
    const [everywhere] = readHeadersFile(site.read('_headers'));
    const policy = everywhere?.headers['Content-Security-Policy'] ?? '';
    expect(
      site.faults(({ html }) => needsOf(html).filter((source) => !policy.includes(source))),
    ).toEqual([]);
  });

  test('the browser prerenders no download', () => {
    const rules = '{"not":{"href_matches":"/downloads/*"}}';
    expect(site.faults(({ html }) => (html.includes(rules) ? [] : ['prerenders']))).toEqual([]);
  });

  test('files that browsers keep for a year have a hash in their names', () => {
    const hash = /^static\/[\da-f]{32}\/|-[\da-f]{10,20}\.\w+(\.LICENSE\.txt)?$/;
    const kept = site.files.filter((file) => /^(static|og)\//.test(file));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((file) => !hash.test(file))).toEqual([]);
  });

  test.each([feedPaths.atom, feedPaths.rss])('%s has the text of its articles', async (path) => {
    if (!site.has(path)) return;
    const text = site.read(path.slice(1));
    const { items } = await new RssParser().parseString(text);
    expect(items.length).toBeGreaterThan(0);
    const contents = load(text, { xml: true })('entry > content, item > content\\:encoded');
    for (const [index, { link = '' }] of items.entries()) {
      const content = contents.eq(index).text();
      const [beginning = ''] = load(content)('p').first().text().split('\n');
      const page = site.page(new URL(link).pathname);
      expect(page.$('[data-article-text]').text()).toContain(beginning);
      expect(content).not.toContain('<svg');
    }
  });
});
