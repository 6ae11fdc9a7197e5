import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { caddyMissing, configureCaddy, findCaddy } from '../../packages/hosting/hosts/start-caddy';
import { configureNginx, findNginx, nginxMissing } from '../../packages/hosting/hosts/start-nginx';
import { publicFolder, requireBuild } from './support/build';

beforeAll(requireBuild);

const nginx = findNginx();
const caddy = findCaddy();

const whenNginx = nginx ? 'nginx accepts its files' : nginxMissing;
(nginx ? test : test.skip)(whenNginx, () => {
  const { home, args } = configureNginx(publicFolder, 8080);
  const { status, stderr } = spawnSync(nginx ?? '', ['-t', ...args]);
  rmSync(home, { recursive: true });
  expect(`${String(stderr)}${status ?? ''}`).toMatch(/test is successful\n0$/);
  expect(String(stderr)).not.toContain('[warn]');
});

const whenCaddy = caddy ? 'Caddy accepts its file' : caddyMissing;
(caddy ? test : test.skip)(whenCaddy, () => {
  const { home, file } = configureCaddy(publicFolder, 8080);
  const args = ['validate', '--config', file, '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync(caddy ?? '', args);
  rmSync(home, { recursive: true });
  expect([status, status === 0 ? '' : String(stderr)]).toEqual([0, '']);
});
