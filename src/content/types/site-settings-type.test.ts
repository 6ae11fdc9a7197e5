import { siteSchema } from './site-settings-type';

test('a service that counts visits has an address that the policy allows', () => {
  const { analytics } = siteSchema.shape;
  const isAllowed = (script: string) => analytics.safeParse({ script }).success;
  expect(isAllowed('https://plausible.io/js/script.js')).toBe(true);
  expect(isAllowed('http://plausible.io/js/script.js')).toBe(false);
});

test.each([
  ['DE', undefined],
  ['UK', 'must be a country such as DE. Did you mean "GB"?'],
  ['ZZ', 'must be a country such as DE'],
  ['Germany', 'must be a country such as DE'],
])('the country %s is one of ISO 3166', (country, problem) => {
  const company = { legalName: 'A', street: 'B', postalCode: '1', city: 'C', country };
  const { error } = siteSchema.shape.company.safeParse(company);
  expect(error?.issues.map(({ message }) => message)).toEqual(problem && [problem]);
});

test('a time zone that is mistyped brings the one that was probably meant', () => {
  const { error } = siteSchema.shape.timeZone.safeParse('Europe/Warschau');
  expect(error?.issues[0]?.message).toContain('Did you mean "Europe/Warsaw"?');
});
