import { readFileSync } from 'node:fs';
import { chdir, cwd } from 'node:process';
import brand from '../../../tests/specified/content/brand.json';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { writeFiles } from '../../../tests/support/write-files';

const root = cwd();
afterAll(() => chdir(root));

test('the page knows the size of a logo, so that nothing beside it moves; without one it is null', async () => {
  const folder = temporaryFolder();
  chdir(folder);
  // It resolves the folders of the project once.
  const { writeLogo } = await import('./write-logo');
  const written = () => readFileSync('.cache/generated/logo.json', 'utf8');
  writeFiles(folder, {
    'content/brand.json': JSON.stringify({ ...brand, logo: '/logo.svg' }),
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>',
  });
  await writeLogo();
  expect(JSON.parse(written())).toEqual({ src: '/logo.svg', width: 120, height: 40 });
  writeFiles(folder, { 'content/brand.json': JSON.stringify(brand) });
  await writeLogo();
  expect(JSON.parse(written())).toBeNull();
});
