import { readContentFile } from './content-file';

const settings = {
  variables: { brand: 'Acme' },
  today: '2025-06-01',
  timeZone: 'UTC',
  language: 'en',
  siteFields: {},
};
const read = (text: string, brand = settings) => readContentFile('faq/why.mdx', text, brand);

test('a file is parsed again when its text or the variables have changed, and only then', () => {
  const text = '---\nquestion: Why {brand}?\norder: 1\n---\n\nBecause.\n';
  expect(read(text)).toBe(read(text));
  expect(read(text.replace('Why', 'How')).fields.question).toBe('How Acme?');
  expect(read(text, { ...settings, variables: { brand: 'Bolt' } }).fields.question).toBe(
    'Why Bolt?',
  );
});
