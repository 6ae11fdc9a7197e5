import { createServer, type Server } from 'node:http';
import { externalUrls } from './links';
import { askLinks, deadLinks } from './live-links';
import { distinctPages } from './model/site';
import { edit, siteWith } from './testing/right-site';

let server: Server;
let address: string;
const asked: string[] = [];
const statuses: Record<string, number> = {
  'GET /gone': 410,
  'HEAD /gone': 410,
  'HEAD /no-robots': 403,
  'HEAD /get-only': 405,
};

beforeAll(async () => {
  server = createServer(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(statuses[`${method} ${url}`] ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
});
afterAll(() => server.close());

test('each address has an answer, even without a page or a site', async () => {
  const urls = ['/there', '/get-only', '/gone'].map((path) => address + path);
  const answers = await askLinks([...urls, 'http://127.0.0.1:1/']);
  expect(answers.map(({ works }) => works)).toEqual([true, true, false, false]);
  expect(answers.map(({ answer }) => answer).slice(0, 3)).toEqual(['200', '200', '410']);
  expect(answers[3]?.answer).toMatch(/\S/);
  expect(answers.every(({ askedAt }) => askedAt.endsWith('Z'))).toBe(true);
  expect(asked).toContain('GET /get-only');
  expect(asked).not.toContain('GET /there');
});

test('a site that refuses robots is not a dead link', async () => {
  const [answer] = await askLinks([`${address}/no-robots`]);
  expect(answer).toMatchObject({ answer: '403', works: true });
});

test('only a dead link has a line: its answer and the pages that hold it', async () => {
  const links = { 'index.html': '/gone', 'about/index.html': '/gone', 'services/index.html': '/' };
  const change = ({ html }: { html: Map<string, string> }) =>
    Object.entries(links).forEach(([file, path]) =>
      edit(html, file, '<nav>', `<nav><a href="${address}${path}">Elsewhere</a>`),
    );
  const pages = distinctPages(siteWith(change));
  const answers = await askLinks(externalUrls(pages).filter((url) => url.startsWith(address)));
  expect(answers).toHaveLength(2);
  expect(deadLinks(answers, pages)).toEqual([`- ${address}/gone: 410 (on /about/ /)`]);
});
