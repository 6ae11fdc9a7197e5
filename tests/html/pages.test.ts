import { load } from 'cheerio';
import { readBuiltSite } from '../../tools/seo/read-built-site';
import { review } from '../../tools/seo/review';
import { describeSites, type Page } from './support/site';
import { letters } from './support/words';

const metaOf = ({ attributes }: Page, name: string) =>
  attributes(`head > meta:is([name="${name}"], [property="${name}"])`, 'content').join();

describeSites((site) => {
  const { address, shareCard } = site.content.site;

  test('every page of content/ has its file, and there is no other', () => {
    const expected = [...site.content.pages.keys(), '/404.html'];
    expect(site.pages.map(({ path }) => path).sort()).toEqual(expected.sort());
    expect(site.page('/404.html').texts('h1')).toEqual(site.page('/404/').texts('h1'));
  });

  test('every page has the title and the description of its content, and is hidden as it says', () => {
    // The lists of articles share the words of one file.
    for (const page of site.pages.filter(({ content }) => !content.isList)) {
      const { title, description, hidden } = page.content;
      // An article has the brand in its title too.
      expect(letters(page.texts('title').join())).toContain(letters(title));
      expect(letters(metaOf(page, 'description'))).toBe(letters(description));
      expect(metaOf(page, 'robots').includes('noindex')).toBe(hidden);
    }
  });

  test('a link may lead to each section of a page, and to nothing that is not there', () => {
    const check = ({ $, content: { anchors } }: Page) => {
      const sections = $('main > section[aria-labelledby]').toArray();
      const ids = sections.map((section) => $(section).attr('aria-labelledby') ?? '');
      return [
        ...anchors.filter((id) => $(`[id="${id}"]`).length !== 1),
        ...ids.filter((id) => !anchors.includes(id)),
      ];
    };
    expect(site.faults(check)).toEqual([]);
  });

  test('every page has a share card of its own with its words, and there is no other', () => {
    const pages = site.pages.filter(({ path }) => path !== '/404.html');
    const cards = pages.map((page) => {
      const words = letters(metaOf(page, 'og:image:alt'));
      expect(words).toContain(letters(page.texts('h1').join()));
      expect(words).toContain(letters(shareCard.alt));
      return metaOf(page, 'og:image').slice(`${address}/`.length);
    });
    expect(cards.sort()).toEqual(site.files.filter((file) => file.startsWith('og/')));
  });

  const forSearch = site.pages.filter(({ content }) => !content.hidden);

  test('a page has one <h1>; its canonical address, og:url and the sitemap agree, and robots.txt blocks none', () => {
    for (const page of site.pages) {
      const own = forSearch.includes(page) ? [address + page.path] : [];
      expect(page.texts('h1')).toHaveLength(1);
      expect(page.attributes('link[rel=canonical]', 'href')).toEqual(own);
      expect(page.attributes('meta[property="og:url"]', 'content')).toEqual(own);
    }
    const listed = load(site.read('sitemap-0.xml'), { xml: true })('loc').toArray();
    expect(listed.map((element) => load(element).text())).toEqual(
      forSearch.map(({ path }) => address + path).sort(),
    );
    expect(site.read('sitemap-index.xml')).toContain(`<loc>${address}/sitemap-0.xml</loc>`);
    expect(site.read('robots.txt')).toContain(`Sitemap: ${address}/sitemap-index.xml`);
    expect(site.read('robots.txt')).not.toMatch(/^Disallow: \//m);
  });

  test('every page for search has each share tag once', () => {
    const names = 'og:title og:description og:type og:image og:image:alt twitter:card'.split(' ');
    for (const page of forSearch) {
      for (const name of names) expect([page.path, name, metaOf(page, name)]).not.toContain('');
      const tags = names.map((name) => `[name="${name}"], [property="${name}"]`).join();
      expect(page.$(`head > meta:is(${tags})`)).toHaveLength(names.length);
    }
  });

  test('the review for search finds no error', async () => {
    const findings = await review(readBuiltSite(site.root));
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
