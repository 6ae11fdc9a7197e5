import { readBuiltSite } from '../../tools/seo/read-built-site';
import { review } from '../../tools/seo/rule';
import { siteRules } from '../../tools/seo/rules/site-rules';
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
      const { title, searchTitle, description, hidden } = page.content;
      // Without a title for search, an article has the brand in its title too.
      expect(letters(page.texts('title').join())).toContain(letters(searchTitle ?? title));
      expect(letters(metaOf(page, 'description'))).toBe(letters(description));
      expect(metaOf(page, 'robots').includes('noindex')).toBe(hidden);
    }
  });

  test('a page that only the footer names has that name in its breadcrumbs', () => {
    for (const { $ } of site.pages.filter(({ path }) => path === '/accessibility/')) {
      const name = $('footer a[href="/accessibility/"]').text();
      const data = $('script[type="application/ld+json"]').text();
      expect(data).toContain(`"position":2,"name":"${name}"`);
    }
  });

  test('a content type names every id of its pages, and a link may lead to each, and to nothing that is not there', () => {
    // Footnotes, the fields of forms and the phrases of a work have ids that no heading can have.
    const withOwnIds = 'form [id], [id*="user-content-fn"], [id$="footnote-label"], [data-kept]';
    const check = ({ $, content: { anchors, innerIds } }: Page) => {
      const ids = $('main [id]')
        .not(withOwnIds)
        .toArray()
        .map(({ attribs }) => attribs.id ?? '');
      const sections = $('main > section[aria-labelledby]').toArray();
      const linked = sections.map((one) => one.attribs.id ?? one.attribs['aria-labelledby'] ?? '');
      return [
        ...anchors.filter((id) => $(`[id="${id}"]`).length !== 1),
        ...ids
          .filter((id) => ![...anchors, ...innerIds].includes(id))
          .map((id) => `"${id}" is not in the anchors or the inner ids of its content type`),
        ...linked
          .filter((id) => !anchors.includes(id))
          .map((id) => `"${id}" is not in the anchors of its content type`),
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

  test('no rule of the review finds anything', async () => {
    expect(await review(await readBuiltSite(site.root), siteRules)).toEqual([]);
  });
});
