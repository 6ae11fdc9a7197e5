import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files-under';
import { pack } from '../serve/pack';

/** Text that browsers request; source maps are for developers, who can wait. */
const text = /\.(html|css|js|json|svg|txt|xml|webmanifest|ico)$/;
const forHosts = /^\/_(headers|redirects)$/;
const endings = { br: 'br', gzip: 'gz' } as const;

/**
 * Writes a compressed form next to every text file, where nginx and Caddy look for it:
 * `index.html.br` and `index.html.gz`. One that would not be smaller is left out.
 */
export async function packFiles(folder: string): Promise<void> {
  const files = filesUnder(folder).filter((file) => text.test(file) && !forHosts.test(file));
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    for (const [encoding, packed] of await pack(content, 'text/plain')) {
      if (packed.length >= content.length) continue;
      writeFileSync(join(folder, `${file}.${endings[encoding]}`), packed);
    }
  }
}
