import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { makeRelease } from '../release/make-release';
import type { Site } from '../serve/start-site';
import { writeHostFiles } from '../write/host-files';
import { projectRoot } from '../../kit/paths';
import { loopback } from '../../kit/ports';
import { freePort } from './free-port';
import { caddyMissing, findCaddy } from './start-caddy';
import { startProgram } from './start-program';
import { temporaryFolder } from '../../kit/testing/temporary-folder';

const caddy = findCaddy();
const folder = temporaryFolder();
let site: Site | undefined;
let port: number;

/** Returns the README's example unchanged except for folder, port and certificates. */
function example(deploy: string): string {
  const readme = readFileSync(path.join(projectRoot, 'packages/hosting/README.md'), 'utf8');
  const [, text = ''] = /### Caddy\n+```\n([^`]+)```/.exec(readme) ?? [];
  return text
    .replaceAll('/srv/site', deploy)
    .replaceAll(/^((www\.)?example\.com) \{/gm, `http://$1:${port} {`);
}

beforeAll(async () => {
  if (!caddy) return;
  const built = path.join(folder, 'public');
  mkdirSync(built);
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(built, name), name);
  writeHostFiles(built, new Map(), false);
  const deploy = path.join(folder, 'deploy');
  await makeRelease({ site: built, folder: deploy, name: '2025-01-01', keep: 1 });

  port = await freePort();
  const home = path.join(folder, 'caddy');
  mkdirSync(home);
  const file = path.join(home, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${example(deploy)}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  site = await startProgram({ program: caddy, args, url: `http://${loopback}:${port}`, home });
});
afterAll(() => site?.close());

const answerTo = (name: string, address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { host: loopback, port, path: address, headers: { Host: `${name}:${port}` } };
    get(options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () =>
        resolve(`${response.statusCode ?? 0} ${response.headers.location ?? body}`),
      );
    }).on('error', reject);
  });

const whenCaddy = caddy ? test.each : test.skip.each;
whenCaddy([
  ['example.com', '/about/?a=1', '301 https://www.example.com/about/?a=1'],
  ['www.example.com', '/', '200 index.html'],
  ['www.example.com', '/nowhere/', '404 404.html'],
])('the answer to %s%s is %s', async (name, address, answer) => {
  expect(await answerTo(name, address)).toBe(answer);
});

(caddy ? test : test.skip)('Caddy accepts the configuration of the container', () => {
  const home = path.join(folder, 'container');
  mkdirSync(home);
  for (const file of [
    'packages/hosting/Caddyfile',
    'packages/hosting/write/golden/caddy/site.caddy',
  ]) {
    cpSync(path.join(projectRoot, file), path.join(home, path.basename(file)));
  }
  const args = ['validate', '--config', path.join(home, 'Caddyfile'), '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync(caddy ?? '', args, { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
});
if (!caddy) test.skip(caddyMissing, () => {});
