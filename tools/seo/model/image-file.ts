import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { ImageFile } from './site';

/** The images that sharp can measure; ICO is measured apart. */
export const measurable = /\.(avif|webp|jpe?g|png|gif|svg|ico)$/;

/** The largest picture in an ICO file: its directory has a byte for each side, 0 for 256. */
function measureIcon(file: string): Omit<ImageFile, 'bytes'> {
  const data = readFileSync(file);
  const sides = Array.from({ length: data.readUInt16LE(4) }, (_, index) => data[6 + 16 * index]);
  const side = Math.max(...sides.map((value) => (value === 0 ? 256 : (value ?? 0))));
  return { width: side, height: side, format: 'ico', hasExif: false };
}

async function measureImage(file: string): Promise<Omit<ImageFile, 'bytes'>> {
  const { width, height, format, compression, exif } = await sharp(file).metadata();
  // sharp calls the container by its name; AVIF is the one with this compression.
  const real = compression === 'av1' ? 'avif' : format;
  return { width, height, format: real, hasExif: exif !== undefined };
}

/** Reads what an image file really is. */
export async function readImageFile(file: string): Promise<ImageFile> {
  const { size: bytes } = statSync(file);
  return { bytes, ...(file.endsWith('.ico') ? measureIcon(file) : await measureImage(file)) };
}
