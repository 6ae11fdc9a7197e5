import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { redirectsFile } from '../../packages/hosting/write/redirects-file';
import { packFiles } from '../../packages/hosting/release/pack-files';
import { publicFolder } from '../invariants/support/build';

/** Redirects that a site may have, in addition to its own. */
export const moves = new Map([
  ['/team-of-old', '/about/'],
  ['/faq-of-old', '/about/?open=1#questions'],
  ['/blog-of-old', 'https://blog.acme.example/'],
]);

/** Copies the built site as a release does: precompressed, and with redirects to test. */
export async function stageSite(): Promise<{ root: string; remove: () => void }> {
  const root = mkdtempSync(join(tmpdir(), 'throughline-staged-'));
  cpSync(publicFolder, root, { recursive: true });
  appendFileSync(join(root, '_redirects'), redirectsFile(moves));
  await packFiles(root);
  // For a server without privileges.
  chmodSync(root, 0o755);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A script that a release keeps from the one before. */
export const earlierScript = '/app-0123456789abcdef0123.js';
/** A file that its server may not read. */
export const unreadable = '/static/unreadable.txt';
const hidden = ['/.built-from', '/static/.hidden/a.txt', '/.well-known/.hidden'];

/** Adds files that the build does not know. */
export function addStrangers(root: string): void {
  for (const file of [earlierScript, unreadable, ...hidden]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'run();');
  }
  chmodSync(join(root, unreadable), 0o000);
}
