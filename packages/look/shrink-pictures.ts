import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { acceptedFolder } from './folders';

/**
 * Rewrites newly accepted pictures with a palette: a quarter of the size in git, and no visible
 * difference. Playwright calls it after the last test.
 */
export default async function shrinkPictures(): Promise<void> {
  for (const name of readdirSync(acceptedFolder)) {
    const file = path.join(acceptedFolder, name);
    if ((await sharp(file).metadata()).isPalette) continue;
    writeFileSync(file, await sharp(file).png({ palette: true, dither: 0, effort: 8 }).toBuffer());
  }
}
