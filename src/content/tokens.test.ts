import { fillTokens, siteTokens, unknownTokens } from './tokens';

const tokens = { brand: 'Acme', replyTime: '24 hours' };

test('tokens are filled in however deep they lie, and other values stay as they are', () => {
  const value = {
    title: 'Hello {brand}',
    items: [{ text: '{replyTime}, {replyTime}' }, 3],
    on: true,
    none: null,
  };
  expect(fillTokens(value, tokens)).toEqual({
    title: 'Hello Acme',
    items: [{ text: '24 hours, 24 hours' }, 3],
    on: true,
    none: null,
  });
});

test.each([
  [
    'several lines of MDX',
    '**{brand}**\n\nWe reply in {replyTime}.',
    '**Acme**\n\nWe reply in 24 hours.',
  ],
  ['an unknown name', 'Hello {nobody}', 'Hello {nobody}'],
  ['a name that every object has', 'Hello {constructor}', 'Hello {constructor}'],
  ['a brace after a backslash', 'Hello \\{brand}', 'Hello \\{brand}'],
  ['more than a name', 'Hello {brand + 1}', 'Hello {brand + 1}'],
])('%s', (_name, text, filled) => {
  expect(fillTokens(text, tokens)).toBe(filled);
});

test('unknown tokens are told one by one, each with its own place', () => {
  expect(unknownTokens('{nobody} {brand} \\{plain} {nobody} {toString}', tokens)).toEqual([
    { name: 'nobody', offset: 0 },
    { name: 'nobody', offset: 26 },
    { name: 'toString', offset: 35 },
  ]);
});

test('a site offers its brand, its addresses and its facts', () => {
  const site = {
    brand: 'Acme',
    product: 'Thread',
    tagline: 'Words',
    address: 'https://acme.example',
    email: 'hello@acme.example',
    schedulingPage: 'https://calendar.acme.example/call',
    language: 'en',
    year: 2025,
    socials: [],
    facts: { replyTime: '24 hours' },
  };
  expect(siteTokens(site)).toEqual({
    brand: 'Acme',
    product: 'Thread',
    email: 'hello@acme.example',
    website: 'acme.example',
    address: 'https://acme.example',
    schedulingPage: 'https://calendar.acme.example/call',
    year: '2025',
    replyTime: '24 hours',
  });
});

test.each([
  ['a mistake', { brand: 'Acme', address: 'acme', facts: 3 }, { brand: 'Acme', address: 'acme' }],
  [
    'a fact that is no text',
    { brand: 'Acme', facts: { a: [], b: 'B' } },
    { brand: 'Acme', b: 'B' },
  ],
  ['no object', null, {}],
])('a site with %s offers what is right', (_name, site, expected) => {
  expect(siteTokens(site)).toEqual(expected);
});
