import { listPath } from '../../src/content/addresses/paths';
import { entriesPerPage } from '../../src/content/collection-lists';
import { describeSites, openSite, type Page } from './support/site';

const insightsPath = listPath('insights');
const topicPath = listPath('insights', 'openings');

const hrefsIn = (page: Page, selector: string) => page.attributes(selector, 'href');

describeSites((site) => {
  test('the footer leads to the articles as soon as there is one, and the header never', () => {
    for (const page of site.pages) {
      expect(hrefsIn(page, 'body > div footer a').includes(insightsPath)).toBe(
        site.content.hasArticles,
      );
      expect(hrefsIn(page, 'body > div header nav a')).not.toContain(insightsPath);
    }
  });
});

describe('the articles of the edited site', () => {
  const site = openSite('edited');
  const full = site.page('/insights/a-note-with-everything/');

  test('a page of the list has twelve articles, the newest first, and leads to the other pages', () => {
    const [first, second] = [site.page(insightsPath), site.page(listPath('insights', null, 2))];
    expect(first.$('main article')).toHaveLength(entriesPerPage);
    expect(second.$('main article')).toHaveLength(1);
    expect(hrefsIn(first, 'main article a')[0]).toBe(full.path);
    expect(hrefsIn(first, 'main nav a')).toContain(second.path);
    expect(hrefsIn(second, 'main nav a')).toContain(first.path);
    expect(site.page(topicPath).$('main article')).toHaveLength(entriesPerPage);
  });

  test('an article has its days, its author and its topics at its head, and in its structured data', () => {
    const days = 'main header time';
    expect(full.attributes(days, 'datetime')).toEqual(['2024-02-01', '2024-03-31']);
    expect(full.texts(days)).toEqual(['1 February 2024', '31 March 2024']);
    expect(full.$('main header').text()).toContain('Ida Loom');
    expect(hrefsIn(full, 'main header a')).toContain(topicPath);
    const data = full.$('script[type="application/ld+json"]').text();
    expect(data).toContain('"@type":"BlogPosting"');
    expect(data).toMatch(/"datePublished":"2024-02-01.*"dateModified":"2024-03-31/);
  });

  test('who writes can be looked up, under an article and beside the story', () => {
    const profile = ['https://www.linkedin.com/in/ida-loom'];
    for (const page of [full, site.page('/about/')])
      expect(hrefsIn(page, 'a[rel=me]')).toEqual(profile);
  });

  test('an article has a title of its own for search, or else its headline and the brand', () => {
    expect(full.$('title').text()).toBe('How to write a note that has everything');
    expect(site.page('/insights/note-1/').$('title').text()).toBe(
      'A note of number 1 | Loom & Co.',
    );
  });

  test('a page and its translation name each other in their heads and footers', () => {
    const pages = ['/insights/une-note/', '/insights/note-3/'];
    const languages = ['fr', 'en-GB'];
    for (const [index, path] of pages.entries()) {
      const page = site.page(path);
      expect(page.attributes('link[hreflang]', 'hreflang').sort()).toEqual([...languages].sort());
      const link = page.$(`footer a[hreflang=${languages[1 - index]}]`);
      expect([link.attr('href'), link.text()]).toEqual([
        pages[1 - index],
        ['British English', 'français'][index],
      ]);
    }
  });

  test('four sections make a list of contents, and fewer do not', () => {
    const contents = '[aria-labelledby=article-contents] a';
    const sections = '[data-article-text] > h2';
    expect(hrefsIn(full, contents)).toEqual(full.attributes(sections, 'id').map((id) => `#${id}`));
    expect(full.texts(contents)).toEqual(full.texts(sections));
    expect(full.texts(contents)).toHaveLength(4);
    expect(site.page('/insights/note-3/').$(contents)).toHaveLength(0);
  });

  test('an article in another language is read out, dated and set in it', () => {
    const { $ } = site.page('/insights/une-note/');
    expect([$('html').attr('lang'), $('body').attr('lang')]).toEqual(['fr', 'en-GB']);
    for (const part of ['h1', 'header time', 'header p', '[data-article-text]']) {
      expect($(`main ${part}`).first().attr('lang')).toBe('fr');
    }
    expect($('main header time').text()).toBe('12 janvier 2024');
    expect($('title').text()).toContain('Une «\u{202f}note\u{202f}», c’est court');
    expect($('[data-article-text] p').first().text()).toMatch(
      /l’«\u{202f}idée\u{202f}»\s–\spuis…/u,
    );
    expect($('script[type="application/ld+json"]').text()).toContain('"inLanguage":"fr"');
    expect(site.read('insights/feed.xml')).toContain('xml:lang="fr"');
  });
});
