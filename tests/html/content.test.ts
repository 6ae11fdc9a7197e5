import { z } from 'zod';
import { slugOf } from '../../src/content/paths';
import { describeSites, type Page } from './support/site';
import { attributeTexts, letters, lettersOfBody, stringsIn } from './support/words';

const titledSchema = z.object({
  items: z.array(z.object({ title: z.string(), text: z.string() })),
});

describeSites((site) => {
  const { content } = site;
  const { layout, plans, questions, testimonials } = content;
  const home = site.page('/');
  /** The hint after a link to another site is not part of the text. */
  const withoutHint = (text: string) => text.replaceAll(letters(layout.newTabHint), '');
  const lettersOf = (page: Page, selector: string) => page.texts(selector).map(letters);

  test('home has every question with its answer, in their order, closed, at an address of its own', () => {
    expect(lettersOf(home, 'details[name=faq] > summary')).toEqual(
      questions.map(({ question }) => letters(question)),
    );
    expect(lettersOf(home, 'details[name=faq] > div').map(withoutHint)).toEqual(
      questions.map(({ body }) => lettersOfBody(body)),
    );
    expect(home.attributes('details[name=faq] > div', 'id')).toEqual(
      questions.map(({ slug }) => slug),
    );
    expect(home.$('details[open]')).toHaveLength(0);
  });

  test('every plan is a card on the services page with all its details, closed', () => {
    for (const { $ } of site.pagesOf('services')) {
      const cards = $('main article').toArray();
      expect(cards).toHaveLength(plans.length);
      for (const [index, plan] of plans.entries()) {
        const card = $(cards[index] ?? '');
        const text = withoutHint(letters(card.text()));
        for (const part of [plan.title, plan.tagline ?? '', plan.note, plan.ask.label]) {
          expect(text).toContain(letters(part));
        }
        expect(text).toContain(lettersOfBody(plan.body));
        expect(letters(card.find('summary').text())).toContain(letters(plan.title));
        const items = card.find('details li').toArray();
        expect(items.map((item) => letters($(item).text()))).toEqual(plan.items.map(letters));
      }
      expect($('details[open], details[name]')).toHaveLength(0);
    }
  });

  test('home has a pricing card for every plan, in their order', () => {
    expect(lettersOf(home, '[aria-labelledby=pricing] ul > li')).toEqual(
      plans.map(({ pricing: { title, figure, summary, action } }) =>
        letters(title + figure + summary + action.label),
      ),
    );
  });

  test('the testimonials appear twice, the second time for eyes only', () => {
    const list = '[aria-labelledby=testimonials] ul';
    const seen = `${list}[aria-hidden=true]`;
    const expected = testimonials.map(({ quote, author, role, sample }) =>
      letters(quote + author + role + (sample ? layout.texts.sample : '')),
    );
    expect(lettersOf(home, `${list}:not([aria-hidden]) > li`)).toEqual(expected);
    expect(lettersOf(home, `${seen} > li`)).toEqual(expected);
    // Nothing in it may take the focus.
    expect(home.$(`${seen} :is([id], a, button, [tabindex])`)).toHaveLength(0);
  });

  test('a translator changes neither the brand nor an address', () => {
    const kept = site.pagesOf('contact').flatMap(({ texts }) => texts('[translate=no]'));
    for (const words of [content.site.brand, content.site.email]) {
      expect(kept.filter((text) => text === words).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('every list of titles and texts is on its page, in its order', () => {
    const about = site.pagesOf('about').map((page) => ['values.json', page] as const);
    for (const [file, page] of [
      ['highlights.json', home],
      ['differentiators.json', home],
      ['steps.json', home],
      ...about,
    ] as const) {
      const { items } = titledSchema.parse(content.dataOf(file));
      const expected = items.map(({ title, text }) => letters(`${title} ${text}`));
      const found = lettersOf(page, 'main li');
      expect(found.filter((item) => expected.includes(item))).toEqual(expected);
    }
  });

  test('every text of a page is on it', () => {
    const names = content.files.map(({ file }) => slugOf(file));
    const check = (page: Page) => {
      const { title, description, focusKeyphrase, ...data } = content.dataOf(page.content.file);
      const found = letters([page.$('body').text(), ...attributeTexts(page)].join(' '));
      return (
        (page.content.file.startsWith('pages/') ? stringsIn(data) : [])
          // Another file, whose words are shown.
          .filter((text) => !names.includes(text))
          .map(letters)
          .filter((text) => !found.includes(text))
      );
    };
    expect(site.faults(check)).toEqual([]);
  });
});
