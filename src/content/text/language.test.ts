import { directionOf, languageProblem } from './language';

test.each(['en', 'de-DE', 'zh-Hans-SG', 'es-419', 'sr-Latn', 'yue'])('%s is a language', (code) => {
  expect(languageProblem(code)).toBeUndefined();
});

test.each([
  ['en-UK', '. Did you mean "en-GB"?'],
  ['en-us', '. Did you mean "en-US"?'],
  ['en_GB', '. Did you mean "en-GB"?'],
  ['iw', '. Did you mean "he"?'],
  ['English', ''],
  ['en-XX', ''],
  ['zz', ''],
  ['', ''],
])('%s is none', (code, meant) => {
  const fault = languageProblem(code);
  expect(fault).toMatch(/^must be a language code such as en or en-GB/);
  expect(fault).toContain(meant);
});

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['en', 'ltr'],
  ['zh-Hant', 'ltr'],
])('%s is written %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});
