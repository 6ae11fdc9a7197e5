import { fc } from '../../packages/kit/fast-check';
import { contactNodes } from './contact-nodes';
import { homeNodes } from './home-nodes';
import { pageGraph, type PageKind } from './page-graph';
import { serviceNodes } from './service-nodes';

const site = {
  brand: 'Acme',
  address: 'https://acme.example',
  language: 'en-GB',
  tagline: 'Words that fit.',
  email: 'hello@acme.example',
  socials: [{ href: 'https://social.example/acme' }],
  minimumEngagement: { amount: 500, currency: 'USD' },
  serviceArea: 'everywhere',
};
const home = { title: 'Acme', description: 'What we do.', hidden: false, path: '/' };
const about = { title: 'About | Acme', description: 'Who we are.', hidden: false, path: '/about/' };
const card = { path: '/og/a.png', width: 1200, height: 630, alt: '' };
const modified = '2025-01-01T00:00:00Z';
const toHome = [{ name: 'Home', path: '/' }];
const toAbout = [...toHome, { name: 'About', path: '/about/' }];

const graphOf = (
  page: typeof home,
  trail: typeof toHome,
  kind: Pick<PageKind, 'type' | 'nodes'>,
  date: string | null = modified,
): unknown => JSON.parse(pageGraph(site, page, { card, modified: date, trail, feed: null }, kind));

const plan = (title: string) => ({
  title: `${title} Plan`,
  mdx: { excerpt: `${title}. For you.` },
  pricing: { title, summary: `A ${title}.` },
});

test('a page has its type, its address and its last change', () => {
  expect(graphOf(about, toAbout, { type: 'AboutPage', nodes: [] })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'AboutPage',
        '@id': 'https://acme.example/about/#webpage',
        url: 'https://acme.example/about/',
        name: 'About | Acme',
        description: 'Who we are.',
        inLanguage: 'en-GB',
        isPartOf: { '@id': 'https://acme.example/#website' },
        about: { '@id': 'https://acme.example/#organization' },
        dateModified: modified,
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://acme.example/' },
            {
              '@type': 'ListItem',
              position: 2,
              name: 'About',
              item: 'https://acme.example/about/',
            },
          ],
        },
      },
    ],
  });
});

test('the home page has no breadcrumbs, and an unknown date is left out', () => {
  const graph = graphOf(home, toHome, { type: 'WebPage', nodes: [] }, null);
  expect(graph).toHaveProperty('@graph.0.@type', 'WebPage');
  expect(graph).not.toHaveProperty('@graph.0.breadcrumb');
  expect(graph).not.toHaveProperty('@graph.0.dateModified');
});

test('the home page describes the agency, the site, its prices and its questions', () => {
  const nodes = homeNodes({
    site,
    pricing: { eyebrow: 'Pricing' },
    plans: [plan('Map'), plan('Month')],
    questions: [{ question: 'Why?', mdx: { excerpt: 'Because so.' } }],
  });
  expect(nodes).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://acme.example/#organization',
      name: 'Acme',
      url: 'https://acme.example/',
      logo: { '@type': 'ImageObject', url: 'https://acme.example/icon-512.png' },
      description: 'Words that fit.',
      email: 'hello@acme.example',
      sameAs: ['https://social.example/acme'],
      hasOfferCatalog: { '@id': 'https://acme.example/#pricing' },
    },
    {
      '@type': 'WebSite',
      '@id': 'https://acme.example/#website',
      name: 'Acme',
      url: 'https://acme.example/',
      publisher: { '@id': 'https://acme.example/#organization' },
      inLanguage: 'en-GB',
    },
    {
      '@type': 'OfferCatalog',
      '@id': 'https://acme.example/#pricing',
      name: 'Pricing',
      itemListElement: [
        expect.objectContaining({ '@type': 'Offer', name: 'Map', description: 'A Map.' }),
        expect.objectContaining({ '@type': 'Offer', name: 'Month', description: 'A Month.' }),
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: { '@type': 'Answer', text: 'Because so.' },
        },
      ],
    },
  ]);
});

test('each plan is a service by the agency, with a minimum price', () => {
  expect(serviceNodes(site, '/services/', [plan('Map')])).toEqual([
    {
      '@type': 'Service',
      name: 'Map Plan',
      serviceType: 'Map Plan',
      description: 'Map. For you.',
      provider: { '@id': 'https://acme.example/#organization' },
      areaServed: 'everywhere',
      offers: {
        '@type': 'Offer',
        url: 'https://acme.example/services/',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'CompoundPriceSpecification',
          minPrice: '500',
          priceCurrency: 'USD',
        },
      },
    },
  ]);
});

test('the contact page says how to reach the agency', () => {
  expect(contactNodes(site, 'Inquiry')).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      '@id': 'https://acme.example/#organization',
      name: 'Acme',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'Inquiry',
        email: 'hello@acme.example',
        availableLanguage: 'en-GB',
      },
    }),
  ]);
});

test('no text can end its script, and every text is preserved', () => {
  const ends = '</script><script>alert(1)</script><!--';
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const title = before + ends + after;
      const json = pageGraph(
        site,
        { ...home, title },
        { card, modified, trail: toHome, feed: null },
        { type: 'WebPage', nodes: [] },
      );
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toHaveProperty('@graph.0.name', title);
    }),
  );
});
