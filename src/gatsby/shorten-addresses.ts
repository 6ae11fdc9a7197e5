import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a picture's short addresses begin with: its name, which tells search engines what it shows, and
 * eight of the 32 digits of its digest. Long addresses were 200 of the home page's 14,600 compressed bytes.
 */
export const shortPrefix = (original: string, name: string) =>
  `/static/${name}-${original.slice(0, 8)}`;

/** gatsby-plugin-sharp writes `<digest of the original>/<digest of the size>/<name>.<extension>`. */
const originalDigest = /^[0-9a-f]{32}$/;

/** Gives the pictures in `public/static` the addresses that `packPicture` says. */
export function shortenFiles(publicFolder: string) {
  const folder = join(publicFolder, 'static');
  for (const original of readdirSync(folder).filter((name) => originalDigest.test(name))) {
    for (const digest of readdirSync(join(folder, original))) {
      for (const file of readdirSync(join(folder, original, digest))) {
        const [name = '', extension = ''] = file.split('.');
        const short = `${shortPrefix(original, name)}${digest}.${extension}`;
        renameSync(join(folder, original, digest, file), join(publicFolder, short));
      }
    }
    rmSync(join(folder, original), { recursive: true });
  }
}
