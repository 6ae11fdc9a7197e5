import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import path from 'node:path';
import { into, release } from '../release/trial-releases';
import { projectRoot } from '../../kit/paths';
import { loopback } from '../../kit/ports';
import type { Site } from '../serve/start-site';
import { freePort } from './free-port';
import { findNginx, nginxMissing } from './start-nginx';
import { startProgram } from './start-program';
import { selfSigned } from '../../inbox/self-signed';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

const nginx = findNginx();
const ports = { http: 0, https: 0 };
let site: Site | undefined;

/** Returns the example unchanged except for ports and folder. */
const example = (home: string) =>
  readFileSync(path.join(projectRoot, 'packages/hosting/nginx-example.conf'), 'utf8')
    .replaceAll('/srv/site', into())
    .replaceAll('/etc/letsencrypt/live/example.com', home)
    .replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${ports.http}`)
    .replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${ports.https}`)
    .replace('brotli_static on;', '');

beforeAll(async () => {
  if (!nginx) return;
  const home = temporaryFolder();
  await release(1);
  const { key, cert } = selfSigned();
  writeFiles(home, { 'privkey.pem': key, 'fullchain.pem': cert });
  ports.http = await freePort();
  ports.https = await freePort();
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const http = `access_log off; ${example(home)}`;
  const file = path.join(home, 'nginx.conf');
  writeFileSync(file, `daemon off; pid nginx.pid; ${user} events {} http { ${http} }`);
  const url = `http://${loopback}:${ports.http}`;
  const args = ['-p', home, '-e', 'stderr', '-c', file];
  site = await startProgram({
    program: nginx,
    args,
    url,
    home,
    ready: () => answers('example.com'),
  });
});
afterAll(() => site?.close());

const answerTo = (ask: typeof get, port: number, name: string): Promise<string> =>
  new Promise((resolve) => {
    const options = { host: loopback, port, path: '/about/?a=1', headers: { Host: name } };
    const secure = { servername: name, rejectUnauthorized: false };
    ask({ ...options, ...secure }, ({ statusCode, headers }: IncomingMessage) =>
      resolve([statusCode, headers.location].join(' ').trim()),
    ).on('error', () => resolve('no answer'));
  });
const answers = async (name: string) => (await answerTo(get, ports.http, name)) !== 'no answer';

const whenNginx = nginx ? test.each : test.skip.each;
whenNginx([
  ['http', 'example.com', '301 https://www.example.com/about/?a=1'],
  ['http', 'www.example.com', '301 https://www.example.com/about/?a=1'],
  ['http', 'evil.example', 'no answer'],
  ['https', 'example.com', '301 https://www.example.com/about/?a=1'],
  ['https', 'www.example.com', '404'],
  ['https', 'evil.example', 'no answer'],
])('by %s, the answer to %s is %s', async (scheme, name, answer) => {
  const said =
    scheme === 'http'
      ? await answerTo(get, ports.http, name)
      : await answerTo(getSecurely, ports.https, name);
  expect(said).toBe(answer);
});
if (!nginx) test.skip(nginxMissing, () => {});

test('each port of the example is open over IPv6 too', () => {
  const listened = (pattern: RegExp) =>
    [...example('/home').matchAll(pattern)].map(([, options = '']) => options);
  const overIpv4 = listened(/^\s*listen (\d.*);/gm);
  expect(overIpv4).toHaveLength(5);
  expect(listened(/^\s*listen \[::\]:(\d.*);/gm)).toEqual(overIpv4);
});
