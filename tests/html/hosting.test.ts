import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import RssParser from 'rss-parser';
import { feedPaths } from '../../src/content/feed-paths';
import { readHeadersFile } from '../../src/gatsby/hosting/netlify-files';
import { filesUnder } from '../../src/gatsby/hosting/public-files';

const site = join(process.env.THROUGHLINE_SITE ?? '.', 'public');
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const files = filesUnder(site);
const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'));

/** Returns the inline scripts that a browser runs, and the addresses that a page sends to. */
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

test('the one policy allows the scripts and forms of every page', () => {
  const [everywhere] = readHeadersFile(read('_headers'));
  const policy = everywhere?.headers['Content-Security-Policy'] ?? '';
  const faults = pages.flatMap((page) =>
    needsOf(read(page))
      .filter((source) => !policy.includes(source))
      .map((source) => `${page}: ${source}`),
  );
  expect(pages.length).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});

test('files that browsers keep for a year have a hash in their names', () => {
  const hash = /^static\/[\da-f]{32}\/|-[\da-f]{10,20}\.\w+(\.LICENSE\.txt)?$/;
  const kept = files.filter((file) => /^(static|og)\//.test(file));
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((file) => !hash.test(file))).toEqual([]);
});

test.each([feedPaths.atom, feedPaths.rss])('%s has the text of every article', async (path) => {
  if (!existsSync(join(site, path))) return;
  const { items } = await new RssParser().parseString(read(path));
  expect(items.length).toBeGreaterThan(0);
  const feed = load(read(path), { xml: true });
  for (const [index, { link = '' }] of items.entries()) {
    const content = feed('entry > content, item > content\\:encoded').eq(index).text();
    const page = load(read(`${new URL(link).pathname.slice(1)}index.html`));
    const [beginning = ''] = load(content)('p').first().text().split('\n');
    expect(page('[data-article-text]').text()).toContain(beginning);
    expect(content).not.toContain('<svg');
  }
});
