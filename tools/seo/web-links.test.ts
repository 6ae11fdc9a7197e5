import { createServer } from 'node:http';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { listen } from '../ports';
import { readBuiltSite } from './read-built-site';
import { webLinkRule } from './web-links';

test('a link to a page that is gone is named with its place, one that refuses programs is not', async () => {
  const statuses: Record<string, number> = { '/gone': 410, '/no-programs': 403 };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(statuses[url] ?? 200).end();
  });
  const web = `http://localhost:${await listen(server, 0, 'PORT')}`;
  const folder = temporaryFolder();
  const links = ['/', '/gone', '/no-programs'].map((path) => `<a href="${web}${path}">x</a>`);
  writeFiles(folder, {
    'content/site.json': '{"brand":"A","address":"https://a.example","language":"en"}',
    'content/pages/home.mdx': `---\ntitle: A\n---\n\n[x](${web}/gone)\n`,
    'public/index.html': `<html><body>${links.join('')}</body></html>`,
  });
  expect(await webLinkRule.judge(await readBuiltSite(folder))).toEqual([
    {
      page: '/',
      subject: `${web}/gone`,
      message: `${web}/gone answers 410. Link to another page, or take the link out.`,
      source: { file: 'content/pages/home.mdx', line: 5 },
    },
  ]);
  server.close();
});
