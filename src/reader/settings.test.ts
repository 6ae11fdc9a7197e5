import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { readSettings } from './settings';

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
