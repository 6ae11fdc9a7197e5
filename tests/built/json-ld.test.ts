import { requireBuild } from './support/build';
import { layoutLabels, plans, questions, site } from './support/content';
import { findings, pageAt, pages, type Page } from './support/pages';
import { jsonLdTexts, leavesOf, nodesOf, referencesIn } from './support/structured-data';
import { plain, proseText } from './support/words';

beforeAll(requireBuild);

const shown = () => pages().filter(({ content }) => !content.hidden);
const ofType = (page: Page, type: string) => nodesOf(page).filter((node) => node['@type'] === type);

test('every page for search engines has one graph in its head, hidden pages have none', () => {
  const check = (page: Page) => {
    const expected = page.content.hidden ? 0 : 1;
    const counts = [
      jsonLdTexts(page).length,
      page.$('head script[type="application/ld+json"]').length,
    ];
    return counts.every((count) => count === expected) ? [] : [`has ${counts.join(' and ')}`];
  };
  expect(findings(check)).toEqual([]);
  for (const page of shown()) expect(nodesOf(page).length).toBeGreaterThan(0);
});

test('no text in it could end its script, and no value is empty', () => {
  const check = (page: Page) => [
    ...jsonLdTexts(page).flatMap((text) => (text.includes('<') ? ['holds a <'] : [])),
    ...leavesOf(nodesOf(page))
      .filter(({ value }) => value === null || value === '')
      .map(({ field }) => `has an empty ${field}`),
  ];
  expect(findings(check)).toEqual([]);
});

test('it says nothing but what the page says', () => {
  /** Fields that hold codes for programs; all others hold words. */
  const codes = /^(@.*|availability|dateModified|inLanguage|availableLanguage|priceCurrency)$/;
  const check = (page: Page) => {
    const $ = page.$;
    const body = $('body').clone();
    body.find('script, style, template').remove();
    const words = plain([body.text(), page.content.title, page.content.description].join(' '));
    // Blocks stand without a space between them in the text of a page.
    const squeezed = words.replace(/\s/g, '');
    return leavesOf(nodesOf(page))
      .filter(({ field, value }) => typeof value === 'string' && !codes.test(field))
      .map(({ value }) => String(value))
      .filter((text) => !text.startsWith('https://') && !squeezed.includes(text.replace(/\s/g, '')))
      .map((text) => `says "${text}"`);
  };
  expect(findings(check)).toEqual([]);
});

test('what a node refers to stands on the same page or on the home page', () => {
  const idsOf = (page: Page) => nodesOf(page).map((one) => one['@id']);
  const home = idsOf(pageAt('/'));
  const check = (page: Page) => {
    const known = new Set([...home, ...idsOf(page)]);
    return referencesIn(nodesOf(page))
      .filter((id) => !known.has(id))
      .map((id) => `refers to ${id}`);
  };
  expect(findings(check)).toEqual([]);
  expect(referencesIn(nodesOf(pageAt('/')))).not.toEqual([]);
});

test('no page speaks of reviews or ratings', () => {
  const check = (page: Page) =>
    jsonLdTexts(page).flatMap(
      (text) => /"(review|[a-z]+Rating)s?":|"(Review|[A-Z][a-z]*Rating)"/.exec(text)?.[0] ?? [],
    );
  expect(findings(check)).toEqual([]);
});

test('every page but home tells its way down from home in the words of the navigation', () => {
  const { address } = site();
  for (const page of shown().filter(({ path }) => path !== '/')) {
    const [webPage] = nodesOf(page);
    const name = layoutLabels().get(page.path) ?? plain(page.$('h1').text());
    expect(webPage).toMatchObject({
      url: `${address}${page.path}`,
      breadcrumb: {
        itemListElement: [
          { position: 1, name: layoutLabels().get('/'), item: `${address}/` },
          { position: 2, name, item: `${address}${page.path}` },
        ],
      },
    });
  }
});

test('home tells who the agency is, with a logo that is there, and every question with its answer', () => {
  const home = pageAt('/');
  const { brand, email, socials, address } = site();
  expect(ofType(home, 'Organization')).toMatchObject([
    {
      name: brand,
      email,
      url: `${address}/`,
      sameAs: socials.map(({ href }) => href),
      logo: { url: `${address}/icon-512.png` },
    },
  ]);
  expect(ofType(home, 'WebSite')).toMatchObject([{ name: brand, url: `${address}/` }]);
  const answered = questions()
    .sort((a, b) => a.order - b.order)
    .map(({ question, body }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: proseText(body) },
    }));
  expect(ofType(home, 'FAQPage')).toMatchObject([{ mainEntity: answered }]);
});

test('the services page tells every plan, from the price on that the page names', () => {
  const { minimumEngagement } = site();
  const expected = plans()
    .sort((a, b) => a.order - b.order)
    .map(({ title, body }) => ({
      name: title,
      description: proseText(body),
      offers: {
        priceSpecification: {
          minPrice: String(minimumEngagement.amount),
          priceCurrency: minimumEngagement.currency,
        },
      },
    }));
  expect(ofType(pageAt('/services/'), 'Service')).toMatchObject(expected);
});
