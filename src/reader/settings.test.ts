import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { readSettings } from './settings';

test('the fields of site.json are those of the build, and without what is wrong in them', () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'site.json':
      '{ "brand": " Acme ", "address": "https://www.acme.com ", "year": "soon", "new": 1 }',
  });
  expect(readSettings(folder).siteFields).toMatchObject({
    brand: 'Acme',
    address: 'https://www.acme.com',
  });
  expect(readSettings(folder).siteFields).not.toHaveProperty('year');
  expect(readSettings(folder).siteFields).not.toHaveProperty('new');
});

test.each([
  ['{ "language": "pt-PT" }', 'pt-PT'],
  ['{ "language": "en_US" }', 'en'],
  ['{ "language": 5 }', 'en'],
  ['{}', 'en'],
])('the language of a site is valid, whatever is written: %s', (text, language) => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'site.json': text });
  expect(readSettings(folder).language).toBe(language);
});
