import { createServer, type Server } from 'node:http';
import { deadLinks } from './dead-links';
import { externalUrls } from './links';
import { askLinks } from './live-links';
import { distinctPages } from './model/site';
import { edit, siteWith } from './testing/right-site';

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.writeHead(url === '/gone' ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
});
afterAll(() => server.close());

/** The pages of a site that links to these paths of the server. */
const pagesWith = (files: Record<string, string>) =>
  distinctPages(
    siteWith(({ html }) => {
      for (const [file, path] of Object.entries(files)) {
        edit(html, file, '<nav>', `<nav><a href="${address}${path}">Elsewhere</a>`);
      }
    }),
  );
const answersTo = async (pages: ReturnType<typeof pagesWith>) =>
  askLinks(externalUrls(pages).filter((url) => url.startsWith(address)));

test('a dead link names its answer and the pages that hold it', async () => {
  const pages = pagesWith({
    'index.html': '/gone',
    'about/index.html': '/gone',
    'services/index.html': '/there',
  });
  const answers = await answersTo(pages);
  expect(answers).toHaveLength(2);
  expect(deadLinks(answers, pages)).toEqual([`- ${address}/gone: 404 (on /about/ /)`]);
});

test('a site without dead links has no lines', async () => {
  const pages = pagesWith({ 'index.html': '/there' });
  const answers = await answersTo(pages);
  expect(answers).toHaveLength(1);
  expect(deadLinks(answers, pages)).toEqual([]);
});
