import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { parseAddress } from '../../src/content/addresses/addresses';
import { readHeadersFile } from '../../src/gatsby/hosting/header-rules';
import { describeSites } from './support/site';

/** Returns the inline scripts that a browser runs, and the origins to which a page sends or from which it plays. */
function needsOf(html: string): string[] {
  // The scripts of React wait in a template.
  const $ = load(html.replaceAll(/<\/?template[^>]*>/g, ''));
  const scripts = $('script:not([src], [type="application/ld+json"])')
    .toArray()
    .map((script) => createHash('sha256').update($(script).text()).digest('base64'));
  const origins = $('form[action^=http], [data-player^=http]')
    .toArray()
    .map(({ attribs }) => new URL(attribs.action ?? attribs['data-player'] ?? '').origin);
  const counting = $('script[src^="https:"]')
    .toArray()
    .flatMap(({ attribs }) => Object.values(attribs).filter((value) => parseAddress(value)));
  const ownVideos = $('[data-player^="/"]').length > 0 ? ["media-src 'self'"] : [];
  const services = counting.map((address) => new URL(address).origin);
  return [...scripts.map((digest) => `'sha256-${digest}'`), ...origins, ...services, ...ownVideos];
}

describeSites((site) => {
  test('the one policy allows the scripts, forms and videos of every page, and no others', () => {
    const [everywhere] = readHeadersFile(site.read('_headers'));
    const policy = everywhere?.headers['Content-Security-Policy'] ?? '';
    expect(
      site.faults(({ html }) => needsOf(html).filter((source) => !policy.includes(source))),
    ).toEqual([]);
    const needs = new Set(site.pages.flatMap(({ html }) => needsOf(html)));
    const named = policy.match(/'sha256-[^']+'|https?:[^ ;]+|media-src 'self'/g) ?? [];
    expect(new Set(named)).toEqual(needs);
    // Any other script of a page is forbidden.
    expect(policy).toMatch(/(^|;)script-src 'self'( 'sha256-[^']+'| https:[^ ;]+)+;/);
  });

  test('files that browsers keep for a year have a hash in their names', () => {
    const hash = /^static\/[\da-f]{32}\/|-[\da-f]{10,20}\.\w+(\.LICENSE\.txt)?$/;
    const kept = site.files.filter((file) => /^(static|og)\//.test(file));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((file) => !hash.test(file))).toEqual([]);
  });

  test('the feed has the text of its articles', () => {
    if (!site.has('/insights/feed.xml')) return;
    const $ = load(site.read('insights/feed.xml'), { xml: true });
    const contents = $('entry > content').toArray();
    expect(contents.length).toBeGreaterThan(0);
    for (const element of contents) {
      const { origin, pathname } = new URL($(element).siblings('id').text());
      const text = load($(element).text());
      const [beginning = ''] = text('p').first().text().split('\n');
      const article = site.page(pathname).$('[data-article-text]');
      expect(article.text()).toContain(beginning);
      expect(text('[class], [id], svg, script, source')).toHaveLength(0);
      expect(
        text(':is([href], [src]):not([href^="http"], [src^="http"], [href^="mailto"])'),
      ).toHaveLength(0);
      expect(text(`[href^="${origin}"]`).length).toBe(
        article.find('a:is([href^="/"], [href^="#"])').length,
      );
      expect(text('body > [lang]').attr('lang')).toBe(article.attr('lang'));
    }
  });
});
