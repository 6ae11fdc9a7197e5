import { load } from 'cheerio';
import { describeSites } from './support/site';

describeSites((site) => {
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
