import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirectsFile } from '../../hosting/write/redirects-file';
import { packFiles } from '../../tools/release/pack-files';
import { publicFolder } from '../invariants/support/build';

/** Moves that a site may have, beside its own. */
export const moves = new Map([
  ['/team-of-old', '/about/'],
  ['/faq-of-old', '/about/?open=1#questions'],
  ['/blog-of-old', 'https://blog.acme.example/'],
]);

/** A copy of the built site as a release has it: compressed beforehand, and with moves to test. */
export async function stageSite(): Promise<{ root: string; remove: () => void }> {
  const root = mkdtempSync(join(tmpdir(), 'throughline-staged-'));
  cpSync(publicFolder, root, { recursive: true });
  appendFileSync(join(root, '_redirects'), redirectsFile(moves));
  await packFiles(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
