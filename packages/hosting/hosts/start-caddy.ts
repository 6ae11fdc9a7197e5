import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostedSite } from '../site';
import { caddyFiles } from '../write/caddy';
import { loopback } from '../../kit/ports';
import type { Site } from '../serve/start-site';
import { freePort } from './free-port';
import { startProgram } from './start-program';

/** Returns the path where Debian and others install it; null if it is not there. */
export const findCaddy = (): string | null =>
  ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => existsSync(file)) ?? null;

/** Why a test with Caddy is skipped, and what to do about it. */
export const caddyMissing = 'Caddy is not installed: apt-get install caddy';

/** Returns the configuration around the file that serves the site. */
const configuration = (root: string, port: number) => `{
	admin off
	auto_https off
}
http://${loopback}:${port} {
	root * ${JSON.stringify(root)}
	import site.caddy
}
`;

/** Writes a whole configuration for a built site, and returns the file. */
export function configureCaddy(root: string, port: number): { home: string; file: string } {
  const home = mkdtempSync(path.join(tmpdir(), 'throughline-caddy-'));
  writeFileSync(path.join(home, 'site.caddy'), caddyFiles(hostedSite(root))['caddy/site.caddy']);
  const file = path.join(home, 'Caddyfile');
  writeFileSync(file, configuration(root, port));
  return { home, file };
}

/**
 * Serves a built site with Caddy, by the file that hosts get.
 * @throws Caddy's own messages if it refuses it
 */
export async function startCaddy(program: string, root: string): Promise<Site> {
  const port = await freePort();
  const { home, file } = configureCaddy(root, port);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return startProgram({ program, args, url: `http://${loopback}:${port}`, home });
}
