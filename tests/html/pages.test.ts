import { anchorsOf, sharedAnchors } from '../../src/content/anchors';
import { describeSites, type Page } from './support/site';
import { letters } from './support/words';

const metaOf = ({ $ }: Page, name: string) =>
  $(`head > meta[name="${name}"], head > meta[property="${name}"]`).attr('content') ?? '';

describeSites((site) => {
  const { address, shareCard } = site.content.site;

  test('every page of content/ has its file, and there is no other', () => {
    const expected = site.content.pages.map(({ path }) => path);
    expect(site.pages.map(({ path }) => path).sort()).toEqual([...expected, '/404.html'].sort());
    expect(site.page('/404.html').$('h1').text()).toBe(site.page('/404/').$('h1').text());
  });

  test('every page has its title, description, language and address from its content', () => {
    const heads = site.pages.map((page) => ({
      path: page.path,
      title: page.$('title').text(),
      description: metaOf(page, 'description'),
      language: page.$('html').attr('lang'),
      canonical: page.$('link[rel=canonical]').attr('href'),
      indexed: !metaOf(page, 'robots').includes('noindex'),
    }));
    expect(heads).toEqual(
      site.pages.map(({ path, content: { title, description, hidden, language } }) => ({
        path,
        title,
        description,
        language,
        canonical: hidden ? undefined : address + path,
        indexed: !hidden,
      })),
    );
  });

  test('every page has one h1, and all sections that a link may target', () => {
    const check = ({ $, content: { template } }: Page) => {
      // A general page and an article may leave out a section.
      const sections = /page|article/.test(template) ? [] : (anchorsOf[template] ?? []);
      return [
        ...($('h1').length === 1 ? [] : [`has ${$('h1').length} h1`]),
        ...[...sharedAnchors, ...sections]
          .filter((id) => $(`[id="${id}"]`).length !== 1)
          .map((id) => `has no #${id}`),
      ];
    };
    expect(site.faults(check)).toEqual([]);
  });

  test('every page has a share card of its own with its words, and there is no other', () => {
    const pages = site.pages.filter(({ path }) => path !== '/404.html');
    const cards = pages.map((page) => {
      const card = metaOf(page, 'og:image');
      expect(card.startsWith(`${address}/og/`)).toBe(true);
      expect(metaOf(page, 'twitter:image')).toBe(card);
      const words = letters(metaOf(page, 'og:image:alt'));
      expect(words).toContain(letters(page.$('h1').text()));
      expect(words).toContain(letters(shareCard.alt));
      return site.fileAt(card.slice(address.length));
    });
    expect(cards.sort()).toEqual(site.files.filter((file) => file.startsWith('og/')));
  });
});
