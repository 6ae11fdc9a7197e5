import { fillVariables, siteVariables } from './variables';

const acme = { brand: 'Acme', replyTime: '24 hours' };

test.each([
  ['an unknown name', 'Hello {nobody}', 'Hello {nobody}'],
  ['a name that every object has', 'Hello {constructor}', 'Hello {constructor}'],
  ['a brace after a backslash', 'Hello \\{brand}', 'Hello \\{brand}'],
  ['more than a name', 'Hello {brand + 1}', 'Hello {brand + 1}'],
])('%s', (_name, text, filled) => {
  expect(fillVariables(text, acme)).toBe(filled);
});

const shared = {
  brand: 'Acme',
  product: 'Thread',
  address: 'https://acme.example',
  email: 'hello@acme.example',
  schedulingPage: 'https://calendar.acme.example/call',
  serviceArea: 'everywhere',
};
const price = { amount: 1250, currency: 'USD' };
const variables = { replyTime: '24 hours' };
const site = { ...shared, language: 'en-US', year: 2025, minimumEngagement: price, variables };
const derived = { website: 'acme.example', year: '2025', minimumEngagement: '$1,250' };

const noAddress = { address: 'https://site.example', website: 'site.example' };
const euros = { language: 'en-IE', minimumEngagement: { amount: 99.5, currency: 'EUR' } };
const noCurrency = { minimumEngagement: { amount: 5 } };

test.each([
  ['all its fields', {}, {}],
  ['an invalid address', { address: 'acme' }, noAddress],
  ['a price in euros', euros, { minimumEngagement: '€99.50' }],
  ['a price without a currency', noCurrency, { minimumEngagement: 'minimumEngagement' }],
  [
    'a variable that uses another',
    { variables: { ...variables, a: 'in {replyTime}' } },
    { a: 'in 24 hours' },
  ],
  [
    'a variable that uses one that uses another',
    { variables: { a: '{b}', b: '{c} of {brand}', c: '{replyTime}', ...variables } },
    { a: '24 hours of Acme', b: '24 hours of Acme', c: '24 hours' },
  ],
  [
    'variables in a circle',
    { variables: { ...variables, a: '{b}', b: '{a}' } },
    { a: '{a}', b: '{b}' },
  ],
  ['a variable that is not text', { variables: { ...variables, a: [] } }, { a: 'a' }],
])(
  'a site with %s offers its brand, addresses, price and variables',
  (_name, change, difference) => {
    expect(siteVariables({ ...site, ...change })).toEqual({
      ...shared,
      ...derived,
      ...variables,
      ...difference,
    });
  },
);

test('a value that ends in a full stop brings the one of its sentence', () => {
  const fill = (text: string) => fillVariables(text, { brand: 'Acme Inc.' });
  expect(fill('By {brand}. All words.')).toBe('By Acme Inc. All words.');
  expect(fill('So is {brand}...')).toBe('So is Acme Inc....');
});
