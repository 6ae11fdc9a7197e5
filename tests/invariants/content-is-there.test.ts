import { requireBuild } from './support/build';
import { newTabHint, plans, questions, testimonials } from './support/content';
import { pageAt } from './support/pages';
import { plain, proseText } from './support/words';

beforeAll(requireBuild);

const byOrder = <Item extends { order: number }>(items: readonly Item[]) =>
  [...items].sort((a, b) => a.order - b.order);

test('the home page has every question with its answer, in their order', () => {
  const { $ } = pageAt('/');
  const found = $('details[name=faq]')
    .toArray()
    .map((element) => ({
      question: plain($(element).find('summary').text()),
      answer: plain(
        $(element)
          .find('summary ~ *')
          .find('p, li, h2, h3, blockquote')
          .toArray()
          .map((paragraph) => $(paragraph).text())
          .join(' '),
      ),
    }));
  const expected = byOrder(questions());
  expect(found).toEqual(
    expected.map(({ question, body }) => ({
      question,
      answer: proseText(body, ` ${newTabHint()}`),
    })),
  );
});

test('every question has its own address, and all are closed at first', () => {
  const { $ } = pageAt('/');
  const lost = questions().filter(({ slug }) => $(`details[name=faq] [id="${slug}"]`).length !== 1);
  expect(lost.map(({ slug }) => `#${slug}`)).toEqual([]);
  expect($('details[name=faq][open]').length).toBe(0);
});

test('the links within the answers are links', () => {
  const { $ } = pageAt('/');
  const written = questions().flatMap(({ body }) =>
    [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
  );
  const found = $('details[name=faq] a')
    .toArray()
    .map((element) => $(element).attr('href') ?? '');
  expect([...found].sort()).toEqual([...written].sort());
});

test('every plan is a card on the services page with all its details', () => {
  const { $ } = pageAt('/services/');
  const found = $('main details')
    .toArray()
    .map((element) => ({
      items: $(element)
        .find('li')
        .toArray()
        .map((item) => plain($(item).text())),
      note: plain($(element).find('p').last().text()),
    }));
  const expected = byOrder(plans());
  expect(found).toEqual(expected.map(({ items, note }) => ({ items, note })));
  const text = plain($('main').text());
  for (const { title, tagline, body } of expected) {
    expect(text).toContain(title);
    expect(text).toContain(tagline ?? title);
    expect(text).toContain(proseText(body, ` ${newTabHint()}`));
  }
});

test('the words that open and close a card name it', () => {
  const { $ } = pageAt('/services/');
  const names = $('main details > summary')
    .toArray()
    .map((element) => plain($(element).text()));
  const titles = byOrder(plans()).map(({ title }) => title);
  expect(names).toHaveLength(titles.length);
  for (const [index, title] of titles.entries()) expect(names[index]).toContain(title);
});

test('the home page lists a pricing card for every plan, in their order', () => {
  const { $ } = pageAt('/');
  const cards = $('[aria-labelledby=pricing] ul > li')
    .toArray()
    .map((element) => plain($(element).text()));
  const expected = byOrder(plans()).map(({ pricing }) =>
    [pricing.title, pricing.figure, pricing.summary, pricing.action.label].join(''),
  );
  expect(cards).toEqual(expected);
});

test('the testimonials appear twice, the second time for sighted visitors only', () => {
  const { $ } = pageAt('/');
  const lists = $('[aria-labelledby=testimonials] ul').toArray();
  const words = lists.map((list) =>
    $(list)
      .find('> li')
      .toArray()
      .map((item) => plain($(item).find('blockquote').text())),
  );
  const quotes = byOrder(testimonials()).map(({ quote }) => quote);
  expect(words).toEqual([quotes, quotes]);
  const [first, second] = lists.map((list) => $(list));
  expect(first?.attr('aria-hidden')).toBeUndefined();
  expect(first?.attr('inert')).toBeUndefined();
  expect(second?.attr('aria-hidden')).toBe('true');
  expect(second?.attr('inert')).toBeDefined();
  expect(second?.find('[id]').length).toBe(0);
});

test('every quote has its author and role', () => {
  const text = plain(pageAt('/').$('[aria-labelledby=testimonials] ul').first().text());
  for (const { author, role } of testimonials()) {
    expect(text).toContain(author);
    expect(text).toContain(role);
  }
});
