import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { into, release } from '../release/trial-releases';
import { rawAnswer } from '../serve/raw-answer';
import type { Site } from '../serve/start-site';
import { projectRoot } from '../../kit/paths';
import { loopback } from '../../kit/ports';
import { freePort } from './free-port';
import { caddyMissing, findCaddy } from './start-caddy';
import { startProgram } from './start-program';
import { temporaryFolder } from '../../../tests/support/temporary-folder';

const caddy = findCaddy();
let site: Site | undefined;
let port: number;

/** Returns the README's example unchanged except for folder, port and certificates. */
function example(): string {
  const readme = readFileSync(path.join(projectRoot, 'packages/hosting/README.md'), 'utf8');
  const [, text = ''] = /### Caddy\n+```\n([^`]+)```/.exec(readme) ?? [];
  return text
    .replaceAll('/srv/site', into())
    .replaceAll(/^((www\.)?example\.com) \{/gm, `http://$1:${port} {`);
}

beforeAll(async () => {
  if (!caddy) return;
  await release(1);
  port = await freePort();
  const home = temporaryFolder();
  const file = path.join(home, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${example()}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  site = await startProgram({ program: caddy, args, url: `http://${loopback}:${port}`, home });
});
afterAll(() => site?.close());

const whenCaddy = caddy ? test.each : test.skip.each;
whenCaddy([
  ['example.com', '/about/?a=1', /^301 https:\/\/www\.example\.com\/about\/\?a=1$/],
  ['www.example.com', '/', /^200 <script src=/],
  ['www.example.com', '/nowhere/', /^404 not here$/],
])('the answer to %s%s is %s', async (name, address, answer) => {
  const { status, location, body } = await rawAnswer(port, address, { Host: `${name}:${port}` });
  expect(`${status} ${location || body}`).toMatch(answer);
});

(caddy ? test : test.skip)('Caddy accepts the configuration of the container', () => {
  const home = temporaryFolder();
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
