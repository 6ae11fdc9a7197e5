import { priceText } from './price';

test.each([
  [1250, 'USD', 'en-US', '$1,250'],
  [99.5, 'EUR', 'en-IE', '€99.50'],
])('%s %s in %s is written %s', (amount, currency, language, text) => {
  expect(priceText({ amount, currency }, language)).toBe(text);
});
