import { requireBuild } from './support/build';
import { layoutLabels, plans, questions, site } from './support/content';
import { pageAt, pages, type Page } from './support/pages';
import { nodesOf } from './support/structured-data';
import { plain, proseText } from './support/words';

beforeAll(requireBuild);

const shown = () => pages().filter(({ content }) => !content.hidden);
const ofType = (page: Page, type: string) => nodesOf(page).filter((node) => node['@type'] === type);

test('every page but home has breadcrumbs from home in the words of the navigation', () => {
  const { address } = site();
  const others = shown().filter(({ path }) => path !== '/' && !path.startsWith('/insights/'));
  for (const page of others) {
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

test('home describes the agency, with an existing logo, and has every question with its answer', () => {
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

test('the services page describes every plan, with the minimum price on the page', () => {
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
