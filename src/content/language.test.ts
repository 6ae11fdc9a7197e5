import { directionOf, languageFault } from './language';

test.each(['en', 'en-GB', 'de-DE', 'zh-Hant', 'zh-Hans-SG', 'es-419', 'sr-Latn', 'ar', 'yue'])(
  '%s is a language',
  (code) => {
    expect(languageFault(code)).toBeUndefined();
  },
);

test.each([
  ['en-UK', ' Did you mean "en-GB"?'],
  ['en-us', ' Did you mean "en-US"?'],
  ['iw', ' Did you mean "he"?'],
  ['en_US', ' Did you mean "en-US"?'],
  ['English', undefined],
  ['en-XX', undefined],
  ['zz', undefined],
  ['', undefined],
])('%s is none', (code, meant) => {
  const fault = languageFault(code);
  expect(fault).toMatch(/^must be a language code such as en or en-GB/);
  if (meant !== undefined) expect(fault).toContain(meant);
});

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['en', 'ltr'],
  ['zh-Hant', 'ltr'],
  ['az', 'ltr'],
])('%s is written %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});
