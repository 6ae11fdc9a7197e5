import { createServer, type Server } from 'node:http';
import { loopback, listen } from '../../kit/ports';
import { sendCanary, watchForms, type Account } from './watch-forms';
import { watchSite } from './watch-site';

const answers = new Map<string, string>();
const posted: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    request.on('data', (part: Buffer) => posted.push(part.toString()));
    request.on('end', () => {
      const text = answers.get(path);
      response.writeHead(text === undefined ? 404 : 200).end(text ?? 'not here');
    });
  });
  const port = await listen(server, { port: 0, host: loopback, variable: 'PORT' });
  origin = `http://${loopback}:${port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answers.clear();
  posted.length = 0;
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const sitemap = (...paths: string[]) => paths.map((path) => `<loc>${origin}${path}</loc>`).join('');

test('a site is healthy if each page of its sitemap exists and security.txt is valid for long enough', async () => {
  answers.set('/sitemap-index.xml', sitemap('/sitemap-0.xml'));
  answers.set('/sitemap-0.xml', sitemap('/', '/about/'));
  answers.set('/', 'home').set('/about/', 'about');
  answers.set('/.well-known/security.txt', `Contact: x\nExpires: ${inDays(90)}\n`);
  expect(await watchSite(origin)).toEqual([]);
  answers.delete('/about/');
  const soon = inDays(9);
  answers.set('/.well-known/security.txt', `Contact: x\nExpires: ${soon}\n`);
  expect(await watchSite(origin)).toEqual([
    `${origin}/about/ answers with 404.`,
    `security.txt ends on ${soon}.`,
  ]);
});

test('reports a site that is gone', async () => {
  expect(await watchSite(origin)).toContain('The sitemap lists no page.');
});

const now = new Date('2026-03-20T12:00:00Z');
const account = (): Account => ({
  origin,
  publicKey: 'public',
  privateKey: 'private',
  serviceId: 'service',
  templateId: 'template',
  quota: 10,
});
const sent = (times: readonly string[], result = 1, error: string | null = null) =>
  answers.set(
    '/api/v1.1/history',
    JSON.stringify({
      is_last_page: true,
      rows: times.map((created_at) => ({ result, error, created_at })),
    }),
  );

test('does not report a few messages', async () => {
  sent(['2026-03-20T11:00:00Z', '2026-03-02T11:00:00Z', '2026-02-02T11:00:00Z']);
  expect(await watchForms(account(), now)).toEqual([]);
});

test('reports a nearly used quota, a loop and a failure', async () => {
  sent(Array.from({ length: 8 }, () => '2026-03-03T11:00:00Z'));
  expect(await watchForms(account(), now)).toEqual([
    '8 of the 10 messages of this month are used.',
  ]);
  sent(['2026-03-20T11:00:00Z', '2026-03-20T11:00:01Z'], 2, 'Invalid login');
  expect(await watchForms(account(), now)).toEqual([
    'A message of the last day was not delivered: Invalid login',
    '2 messages came within a day, of 10 a month.',
  ]);
});

test('a canary identifies itself, and a refusal is reported', async () => {
  expect(await sendCanary(account(), now)).toEqual(['The canary was refused: 404 not here']);
  answers.set('/api/v1.0/email/send', 'OK');
  expect(await sendCanary(account(), now)).toEqual([]);
  expect(posted.at(-1)).toContain('Canary of 2026-03-20');
});
