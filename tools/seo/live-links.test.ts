import { createServer, type Server } from 'node:http';
import { askLinks } from './live-links';

let server: Server;
let address: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const refusesHead = request.url === '/get-only' && request.method === 'HEAD';
    response.writeHead(request.url === '/gone' ? 410 : refusesHead ? 405 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
});
afterAll(() => server.close());

test('each address has an answer, a missing page and a missing site too', async () => {
  const urls = ['/there', '/get-only', '/gone'].map((path) => address + path);
  const answers = await askLinks([...urls, 'http://127.0.0.1:1/']);
  expect(answers.map(({ works }) => works)).toEqual([true, true, false, false]);
  expect(answers.map(({ answer }) => answer).slice(0, 3)).toEqual(['200', '200', '410']);
  expect(answers[3]?.answer).toMatch(/\S/);
  expect(answers.every(({ askedAt }) => askedAt.endsWith('Z'))).toBe(true);
  expect(asked).toContain('GET /get-only');
  expect(asked).not.toContain('GET /there');
});
