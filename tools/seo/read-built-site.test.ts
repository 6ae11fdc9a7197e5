import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { readBuiltSite } from './read-built-site';
import { review } from './rule';
import { securityTxtRule } from './rules/security-txt-rule';

test('a folder without a built site says what to do', async () => {
  await expect(readBuiltSite(temporaryFolder())).rejects.toThrow('Run npm run build first');
});

test('the address is read as the build reads it', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'content/site.json': '{"brand":"A","address":"https://www.a.example ","language":"en"}',
    'public/index.html': '<html lang="en"><body></body></html>',
  });
  expect(await readBuiltSite(folder)).toMatchObject({ address: 'https://www.a.example' });
});

test('what is wrong with the whole site is said of no page', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'content/site.json': '{"brand":"A","address":"https://www.a.example","language":"en"}',
    'public/index.html': '<html lang="en"><body></body></html>',
  });
  const [finding] = await review(await readBuiltSite(folder), [securityTxtRule]);
  const file = 'public/.well-known/security.txt';
  expect(finding?.places).toEqual([{ subject: '/.well-known/security.txt', source: { file } }]);
});
