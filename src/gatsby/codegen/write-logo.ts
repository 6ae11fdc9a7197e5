import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { staticFolder } from '../environment';
import { readBrand } from '../files/read-brand';
import { writeModule } from './write-module';

/** Writes a module with the logo of `brand.json` and its size; null without one. */
export async function writeLogo(): Promise<void> {
  const { logo } = readBrand();
  const size = async (src: string) => {
    // Given a path, sharp would return what it cached.
    const { width, height } = await sharp(readFileSync(join(staticFolder, src))).metadata();
    return { src, width, height };
  };
  writeModule('logo.json', JSON.stringify(logo === undefined ? null : await size(logo)));
}
