import { createServer, type Server } from 'node:http';
import { askLinks } from './live-links';

let server: Server;
let address: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const refusesHead = request.url === '/get-only' && request.method === 'HEAD';
    const status = new Map([
      ['/gone', 410],
      ['/no-robots', 403],
    ]).get(request.url ?? '');
    response.writeHead(status ?? (refusesHead ? 405 : 200)).end();
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
