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
import { hostedSite, type HostedSite } from '../../packages/hosting/site';
import { redirectsFile } from '../../packages/hosting/write/redirects-file';
import { packFiles } from '../../packages/hosting/release/pack-files';
import { publicFolder } from '../invariants/support/build';

/** Redirects that a site may have, in addition to its own. */
const moves = new Map([
  ['/team-of-old', '/about/'],
  ['/faq-of-old', '/about/?open=1#questions'],
  ['/blog-of-old', 'https://blog.acme.example/'],
]);

/** A script that a release keeps from the one before. */
export const earlierScript = '/app-0123456789abcdef0123.js';
/** A file that its server may not read. */
export const unreadable = '/static/unreadable.txt';
const hidden = ['/.built-from', '/static/.hidden/a.txt', '/.well-known/.hidden'];

/** Adds files that the build does not know. */
function addStrangers(root: string): void {
  for (const file of [earlierScript, unreadable, ...hidden]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'run();');
  }
  chmodSync(join(root, unreadable), 0o000);
}

/** A copy of the built site that a host can serve. */
export type StagedSite = {
  root: string;
  /** Its files and rules, without the files that the build does not know. */
  hosted: HostedSite;
  remove: () => void;
};

/**
 * Copies the built site as a release does: precompressed, with redirects to test, and with files
 * that the build does not know.
 */
export async function stageSite(): Promise<StagedSite> {
  const root = mkdtempSync(join(tmpdir(), 'throughline-staged-'));
  cpSync(publicFolder, root, { recursive: true });
  appendFileSync(join(root, '_redirects'), redirectsFile(moves));
  await packFiles(root);
  const hosted = hostedSite(root);
  addStrangers(root);
  // For a server without privileges.
  chmodSync(root, 0o755);
  return { root, hosted, remove: () => rmSync(root, { recursive: true, force: true }) };
}
