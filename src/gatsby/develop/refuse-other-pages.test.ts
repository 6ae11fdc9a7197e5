import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { close, listen } from '../../../tools/ports';
import { refuseOtherPages } from './refuse-other-pages';

const server = createServer((_request, response) => response.end());
server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
let port: number;

beforeAll(async () => {
  refuseOtherPages(server);
  process.env.PUBLIC_HOST = 'desk.example.com';
  port = await listen(server, 0, 'PORT');
});
afterAll(() => close(server));

const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };

test.each([
  [200, { host: 'localhost:8000' }],
  [200, { host: '127.0.0.1' }],
  [200, { host: '[::1]:8000', origin: 'http://[::1]:8000' }],
  [200, { host: 'desk.example.com', origin: 'https://desk.example.com' }],
  [101, { host: 'localhost:8000', origin: 'http://localhost:8000', ...upgrade }],
  [403, { host: 'evil.example.com' }],
  [403, { host: 'localhost.evil.example.com:8000' }],
  [403, { host: 'localhost:8000', origin: 'https://evil.example.com' }],
  [403, { host: 'localhost:8000', origin: 'http://localhost:3000' }],
  [403, { host: 'localhost:8000', origin: 'null' }],
  [403, { host: 'evil.example.com', ...upgrade }],
  [403, { host: 'localhost:8000', origin: 'https://evil.example.com', ...upgrade }],
])('develop answers with %d if a request has %j', async (status, headers) => {
  const sent = request({ port, headers }).end();
  const answers = ['response', 'upgrade'].map((event) => once(sent, event));
  expect(await Promise.race(answers)).toContainEqual(
    expect.objectContaining({ statusCode: status }),
  );
});
