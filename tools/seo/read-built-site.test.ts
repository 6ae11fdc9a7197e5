import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { readBuiltSite } from './read-built-site';

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
