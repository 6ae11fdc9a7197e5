import { faultsOf, inAbout, inHome } from '../testing/faults';
import { edit, type Draft } from '../testing/right-site';
import { jsonLd } from './json-ld';

const script = '<script type="application/ld+json">';
const website = '{"@id":"https://acme.example/#website"}';

test.each([
  ['no structured data', script, '<script type="text/plain">', 'has no JSON-LD'],
  ['two scripts', '</head>', `${script}{}</script></head>`, 'has 2 JSON-LD scripts'],
  ['what is not JSON', `${script}{`, script, 'is not valid JSON'],
  [
    'another vocabulary',
    'https://schema.org',
    'http://schema.org',
    '@context is “http://schema.org”',
  ],
  ['no graph', '@graph', '@list', 'has no @graph'],
  ['a bare <', '"inLanguage"', '"alternateName":"a < b","inLanguage"', 'contains “<”'],
  ['an empty text', '"inLanguage":"en-GB"', '"inLanguage":""', 'inLanguage is empty'],
  ['a null', '"inLanguage":"en-GB"', '"inLanguage":null', 'inLanguage is empty'],
  ['an empty list', '"inLanguage":"en-GB"', '"inLanguage":[]', 'inLanguage is empty'],
  [
    'a reference to nothing',
    website,
    '{"@id":"https://acme.example/#site"}',
    'refers to “https://acme.example/#site”',
  ],
  [
    'words that are not on the page',
    '"name":"About"',
    '"name":"The best story"',
    'says “The best story”; the page does not',
  ],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(jsonLd, inAbout(from, to), '/about/').join('\n')).toContain(what);
});

test('a price counts as the page writes it', () => {
  const inBoth = ({ html }: Draft) => {
    edit(html, 'index.html', '"minPrice":"500"', '"minPrice":"1500"');
    edit(html, 'index.html', 'From $500 on.', 'From $1,500 on.');
  };
  expect(faultsOf(jsonLd, inBoth, '/')).toEqual([]);
  expect(faultsOf(jsonLd, inHome('From $500 on.', 'From $1,700 on.'), '/').join()).toContain(
    'minPrice says “500”',
  );
});

test('an answer counts without its tags', () => {
  const faults = faultsOf(jsonLd, inHome('A \\u003cstrong>year', 'A \\u003cstrong>week'), '/');
  expect(faults.join()).toContain('acceptedAnswer.text says “A <strong>week');
});

test('structured data in the body is a fault', () => {
  const move = inAbout('<body>', `<body>${script}{}</script>`);
  const change = (draft: Parameters<typeof move>[0]) => {
    edit(draft.html, 'about/index.html', script, '<script type="text/plain">');
    move(draft);
  };
  expect(faultsOf(jsonLd, change, '/about/').join()).toContain('is in the body');
});

test('a hidden page has none', () => {
  const faults = faultsOf(
    jsonLd,
    ({ html }) => edit(html, '404/index.html', '</head>', `${script}{}</script></head>`),
    '/404/',
  );
  expect(faults.join()).toContain('A hidden page has structured data');
});
