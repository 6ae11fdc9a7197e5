import { siteSchema } from './site-schema';

test('a service that counts visits has an address that the policy allows', () => {
  const { analytics } = siteSchema.shape;
  const isAllowed = (script: string) => analytics.safeParse({ script }).success;
  expect(isAllowed('https://plausible.io/js/script.js')).toBe(true);
  expect(isAllowed('http://plausible.io/js/script.js')).toBe(false);
});
