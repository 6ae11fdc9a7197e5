const settings = {
  brand: 'Acme',
  address: 'https://acme.example',
  language: 'en-GB',
};

const pageFile = (fields: Record<string, unknown>, body = '') =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

/** The fields of the pages of the sample site. */
export const pageFields = {
  home: {
    title: 'Acme: Bridges for People Who Walk',
    description:
      'We draw and build bridges for people who walk, from the first sketch to the last bolt. See what we do, what it costs and how to ask us a question.',
    focusKeyphrase: 'bridges for people who walk',
  },
  about: {
    title: 'Our Story and Our Workshop | Acme',
    description:
      'Our story and our workshop: how two people with one saw came to build bridges, what they learned on the way, and why they still answer letters by hand.',
    focusKeyphrase: 'our story and our workshop',
  },
  services: {
    title: 'Bridge Design and Building | Acme',
    description:
      'Bridge design and building in three steps: a drawing, a model, a bridge. Read what each of them includes, how long it takes and what we need to begin.',
    focusKeyphrase: 'bridge design and building',
  },
  '404': {
    title: 'Oops! Page Not Found | Acme Bridges',
    description:
      'This page has moved, or was never here. Return to the home page to find our services, our story and the shortest way across the nearest river.',
    hidden: true,
  },
};

/** Returns the content of the sample site, by file name. */
export const rightContent = (): Map<string, string> =>
  new Map([
    ['site.json', JSON.stringify(settings, null, 2)],
    ['redirects.json', '{ "items": [{ "from": "/old/", "to": "/about/" }] }'],
    ['layout.json', '{ "navigation": { "items": [] } }'],
    ['pages/home.mdx', pageFile({ ...pageFields.home, picture: 'images/bridge-light.jpg' })],
    [
      'pages/about.mdx',
      pageFile(pageFields.about, 'We began with one saw. See [the plans](/services/).'),
    ],
    ['pages/services.mdx', pageFile(pageFields.services)],
    ['pages/404.mdx', pageFile(pageFields['404'])],
    [
      'faq/how-long.mdx',
      pageFile({ question: 'How long does it take?', order: 1 }, 'A **year**, as a rule.'),
    ],
    [
      'faq/what-it-costs.mdx',
      pageFile({ question: 'What does it cost?', order: 2 }, 'From $500 on.'),
    ],
    [
      'plans/drawing.mdx',
      pageFile(
        { title: 'A drawing', order: 1, items: ['Three sketches', 'One plan'] },
        'The line before the bridge.',
      ),
    ],
  ]);
