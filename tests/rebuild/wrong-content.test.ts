import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from './copy-site';

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

test('wrong content stops the build and names every file, field and remedy at once', async () => {
  const about = path.join(site.folder, 'content/pages/about.mdx');
  writeFileSync(about, readFileSync(about, 'utf8').replace(/^title:/m, 'titel:'));
  writeFileSync(path.join(site.folder, 'content/steps.json'), '{ "items": [ }');
  writeFileSync(
    path.join(site.folder, 'content/faq/half.mdx'),
    '---\nquestion: What is {nonsense}?\norder: 13\n---\n\nNothing.\n',
  );

  const settings = path.join(site.folder, 'content/site.json');
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(/"address": "[^"]+"/, '"address": "https://localhost"'),
  );

  const { code, output } = await site.build();

  expect(code).toBe(1);
  expect(output).toContain(
    'content/pages/about.mdx:3:1  error  Unknown field "titel". Did you mean "title"?  [unknown-field]',
  );
  expect(output).toContain('content/faq/half.mdx:2:19  error  "{nonsense}" is not known.');
  expect(output).toMatch(
    /content\/site\.json:\d+:14 {2}error {2}"address" leads to "localhost", which no visitor can reach: /,
  );
  expect(output).toContain('content/steps.json:1:14  error  A value is missing before this');
  expect(output).toMatch(/\d+ errors( and \d+ warnings)? in content\//);
}, 120_000);
