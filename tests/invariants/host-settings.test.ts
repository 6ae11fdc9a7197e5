import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { configureCaddy, findCaddy } from '../../tools/hosts/start-caddy';
import { configureNginx, findNginx } from '../../tools/hosts/start-nginx';
import { publicFolder, requireBuild } from './support/build';

beforeAll(requireBuild);

const nginx = findNginx();
const caddy = findCaddy();

(nginx ? test : test.skip)('nginx finds no fault with its files', () => {
  const { home, args } = configureNginx(publicFolder, 8080);
  const { status, stderr } = spawnSync(nginx ?? '', ['-t', ...args]);
  rmSync(home, { recursive: true });
  expect(`${String(stderr)}${status ?? ''}`).toMatch(/test is successful\n0$/);
  expect(String(stderr)).not.toContain('[warn]');
});

(caddy ? test : test.skip)('Caddy finds no fault with its file', () => {
  const { home, file } = configureCaddy(publicFolder, 8080);
  const args = ['validate', '--config', file, '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync(caddy ?? '', args);
  rmSync(home, { recursive: true });
  expect([status, status === 0 ? '' : String(stderr)]).toEqual([0, '']);
});
