import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostedSite } from '../site';
import { nginxFiles } from '../write/nginx';
import { loopback } from '../../kit/ports';
import type { Site } from '../serve/start-site';
import { freePort } from './free-port';
import { startProgram } from './start-program';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const types = '/etc/nginx/mime.types';

/** Returns the path where Debian and others install it; null if it is not there. */
export const findNginx = (): string | null =>
  ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file)) ??
  null;

/** Why a test with nginx is skipped, and what to do about it. */
export const nginxMissing = 'nginx is not installed: apt-get install nginx-light';
export const brotliMissing =
  'nginx cannot send Brotli: apt-get install libnginx-mod-http-brotli-static';

/** Returns whether nginx can send files that are precompressed with Brotli. */
export const nginxHasBrotli = (): boolean => existsSync(brotliModule);

/** Returns the configuration around the two files that serve the site. */
const configuration = (root: string, port: number, user: string) => `daemon off;
pid nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? `user ${user};` : ''}
${nginxHasBrotli() ? `load_module ${brotliModule};` : ''}
worker_processes auto;
events { worker_connections 1024; }
http {
  include ${types};
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000;
  client_body_temp_path bodies;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include nginx/http.conf;
  server {
    listen ${loopback}:${port};
    root ${JSON.stringify(root)};
    ${nginxHasBrotli() ? 'brotli_static on;' : ''}
    include nginx/server.conf;
  }
}
`;

/**
 * Writes a whole configuration for a built site, and returns the arguments with which nginx reads
 * it.
 */
export function configureNginx(
  root: string,
  port: number,
  user = 'root',
): { home: string; args: string[] } {
  const home = mkdtempSync(path.join(tmpdir(), 'throughline-nginx-'));
  mkdirSync(path.join(home, 'nginx'));
  for (const [name, text] of Object.entries(nginxFiles(hostedSite(root)))) {
    writeFileSync(path.join(home, name), text);
  }
  const file = path.join(home, 'nginx.conf');
  writeFileSync(file, configuration(root, port, user));
  return { home, args: ['-p', home, '-e', 'stderr', '-c', file] };
}

/**
 * Serves a built site with nginx, by the files that hosts get.
 *
 * @param user who reads the files, if root runs this
 * @throws nginx's own messages if it refuses them
 */
export async function startNginx(program: string, root: string, user = 'root'): Promise<Site> {
  const port = await freePort();
  const { home, args } = configureNginx(root, port, user);
  return startProgram({ program, args, url: `http://${loopback}:${port}`, home });
}
