import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import path from 'node:path';
import { projectRoot } from '../../kit/paths';
import { listen, loopback } from '../../kit/ports';
import { temporaryFolder } from '../../../tests/support/temporary-folder';

const folder = temporaryFolder();
const key = path.join(folder, 'key.pem');
const certificate = path.join(folder, 'certificate.pem');

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Serves a small site over https, with a certificate that is valid for some days. */
async function serve(days: number) {
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate, '-days', String(days)];
  execFileSync('openssl', ['req', ...options, ...names, ...files], { stdio: 'ignore' });
  let origin = '';
  const answers: Record<string, () => string> = {
    '/sitemap-index.xml': () => `<loc>${origin}/sitemap-0.xml</loc>`,
    '/sitemap-0.xml': () => `<loc>${origin}/</loc>`,
    '/': () => 'home',
    '/.well-known/security.txt': () => `Expires: ${inDays(90)}\n`,
  };
  const tls = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createServer(tls, ({ url = '' }, response) => {
    response.end(answers[url]?.());
  });
  const port = await listen(server, { port: 0, host: loopback, variable: 'PORT' });
  origin = `https://localhost:${port}`;
  return { origin, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Runs the command of the scheduled workflow. */
const watch = (address: string, more: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const args = ['--import', 'tsx', 'packages/hosting/watch/main.ts', 'site'];
    const env = { ...process.env, SITE_ADDRESS: address, ...more };
    const child = spawn(process.execPath, args, { cwd: projectRoot, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.once('close', (code) => resolve({ code, said }));
  });

test.each([
  [90, { code: 0, said: /^Nothing to report\.$/m }],
  [9, { code: 1, said: /^- The certificate ends on \w{3} .* GMT\.$/m }],
])('a certificate that is valid for %d days is reported in time', async (days, expected) => {
  const site = await serve(days);
  const { code, said } = await watch(site.origin, { NODE_EXTRA_CA_CERTS: certificate });
  await site.close();
  expect(said).toMatch(expected.said);
  expect(code).toBe(expected.code);
});

test('an invalid certificate is reported', async () => {
  const site = await serve(90);
  const { code, said } = await watch(site.origin, {});
  await site.close();
  expect(said).toMatch(/^- The certificate is not valid: .*self-signed/m);
  expect(code).toBe(1);
});
