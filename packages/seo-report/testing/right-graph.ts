import { pageFields } from './right-content';

const address = 'https://acme.example';
const organization = { '@id': `${address}/#organization` };

const pageNode = (type: string, path: string, words: { title: string; description: string }) => ({
  '@type': type,
  '@id': `${address}${path}#page`,
  url: address + path,
  name: words.title,
  description: words.description,
  inLanguage: 'en-GB',
  isPartOf: { '@id': `${address}/#website` },
  dateModified: '2025-03-31',
});

const trail = (path: string, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${address}/` },
    { '@type': 'ListItem', position: 2, name, item: address + path },
  ],
});

const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});

/** The nodes of the sample site's pages. */
const rightGraphs: Readonly<Record<string, unknown[]>> = {
  '/': [
    {
      '@type': 'Organization',
      ...organization,
      name: 'Acme',
      url: `${address}/`,
      description: 'We build bridges.',
      email: 'hello@acme.example',
      logo: { '@type': 'ImageObject', url: `${address}/icon-512.png`, width: 512, height: 512 },
    },
    {
      '@type': 'WebSite',
      '@id': `${address}/#website`,
      name: 'Acme',
      url: `${address}/`,
      publisher: organization,
      inLanguage: 'en-GB',
    },
    pageNode('WebPage', '/', pageFields.home),
    {
      '@type': 'FAQPage',
      mainEntity: [
        question('How long does it take?', 'A <strong>year</strong>, as a rule.'),
        question('What does it cost?', 'From $500 on.'),
      ],
    },
    {
      '@type': 'OfferCatalog',
      name: 'What it costs',
      itemListElement: [
        {
          '@type': 'Offer',
          name: 'A drawing',
          url: `${address}/services/`,
          availability: 'https://schema.org/InStock',
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: '500',
            priceCurrency: 'USD',
          },
        },
      ],
    },
  ],
  '/about/': [pageNode('AboutPage', '/about/', pageFields.about), trail('/about/', 'About')],
  '/services/': [
    pageNode('WebPage', '/services/', pageFields.services),
    trail('/services/', 'Services'),
    {
      '@type': 'Service',
      name: 'A drawing',
      description: 'The line before the bridge.',
      provider: organization,
      serviceType: 'Design',
      areaServed: 'Worldwide',
    },
  ],
};

/** Returns the graph of a page as in its script. */
export const rightJsonLd = (path: string): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': rightGraphs[path] }).replaceAll(
    '<',
    '\\u003c',
  );
