import { slugOf } from '../../src/content/addresses/paths';
import { layoutSchema } from '../../src/content/types/layout-type';
import { questionSchema } from '../../src/content/types/question-type';
import { describeSites, type Page } from './support/site';
import { attributeTexts, letters, lettersOfBody, stringsIn } from './support/words';

/** The template of the page that shows every text of an entry or a list, by how its file begins. */
const shownBy: Readonly<Record<string, string>> = {
  ...{ faq: 'home', testimonials: 'home', highlights: 'home', differentiators: 'home' },
  ...{ steps: 'home', plans: 'services', values: 'about' },
};

describeSites((site) => {
  const { content } = site;
  const { newTabHint } = layoutSchema.parse(content.dataOf('layout.json'));
  /** The hint after a link to another site is not part of the text. */
  const lettersIn = (text: string) => letters(text).replaceAll(letters(newTabHint), '');
  const textOf = (page: Page) =>
    lettersIn([page.$('body').text(), ...attributeTexts(page)].join(' '));

  test('home has every question with its answer, in their order, closed, at an address of its own', () => {
    const home = site.page('/');
    const questions = content.files
      .filter(({ type }) => type === 'Question')
      .map(({ file, data, body }) => ({ ...questionSchema.parse(data), slug: slugOf(file), body }))
      .sort((a, b) => a.order - b.order);
    expect(home.texts('details[name=faq] > summary').map(letters)).toEqual(
      questions.map(({ question }) => letters(question)),
    );
    expect(home.texts('details[name=faq] > div').map(lettersIn)).toEqual(
      questions.map(({ body }) => lettersOfBody(body)),
    );
    expect(home.attributes('details[name=faq] > div', 'id')).toEqual(
      questions.map(({ slug }) => slug),
    );
    expect(home.$('details[open]')).toHaveLength(0);
  });

  test('every plan is a card on the services page, closed, that opens on its own', () => {
    const plans = content.files.filter(({ type }) => type === 'Plan');
    for (const { $ } of site.pagesOf('services')) {
      expect($('main article:has(summary)')).toHaveLength(plans.length);
      expect($('details[open], details[name]')).toHaveLength(0);
    }
  });

  test('every text of a page, a question, a plan and a list is shown', () => {
    const everywhere = site.pages.map(textOf).join(' ');
    const names = content.files.map(({ file }) => slugOf(file));
    const missing = content.files.flatMap(({ file, data, body }) => {
      const [kind = ''] = file.split(/[./]/);
      const page = site.pages.find((one) => one.content.file === file);
      if (kind !== 'pages' && site.pagesOf(shownBy[kind] ?? '').length === 0) return [];
      const found = page ? textOf(page) : everywhere;
      // For search results, for their reviewers, for share cards, and for the inquiry.
      const { title, searchTitle, description, focusKeyphrase, shareLine, ...shown } = data;
      const { formNote, formOptions, formText, ...fields } = shown;
      return stringsIn(page ? fields : { title, ...fields })
        .filter((text) => !names.includes(text))
        .map(letters)
        .concat(page ? [] : lettersOfBody(body))
        .filter((text) => !found.includes(text))
        .map((text) => `${file}: ${text}`);
    });
    expect(missing).toEqual([]);
  });

  test('a translator changes neither the brand nor an address', () => {
    const kept = site.pagesOf('contact').flatMap(({ texts }) => texts('[translate=no]'));
    for (const words of [content.site.brand, content.site.email]) {
      expect(kept.filter((text) => text === words).length).toBeGreaterThanOrEqual(2);
    }
  });
});
