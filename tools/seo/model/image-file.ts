import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { ImageFile } from './site';

/** The images that sharp can measure; ICO is measured apart. */
export const measurable = /\.(avif|webp|jpe?g|png|gif|svg|ico)$/;

/** The pictures in an ICO file: its directory has a byte for the width of each, 0 for 256. */
function measureIcon(file: string): Omit<ImageFile, 'bytes'> {
  const data = readFileSync(file);
  const sides = Array.from({ length: data.readUInt16LE(4) }, (_, index) => {
    const side = data.readUInt8(6 + 16 * index);
    return side === 0 ? 256 : side;
  });
  const largest = Math.max(...sides);
  return { width: largest, height: largest, sides, format: 'ico', hasExif: false };
}

async function measureImage(file: string): Promise<Omit<ImageFile, 'bytes'>> {
  const { width, height, format, compression, exif } = await sharp(file).metadata();
  // sharp calls the container by its name; AVIF is the one with this compression.
  const real = compression === 'av1' ? 'avif' : format;
  return { width, height, sides: [width], format: real, hasExif: exif !== undefined };
}

/** Reads what an image file really is. */
export async function readImageFile(file: string): Promise<ImageFile> {
  const { size: bytes } = statSync(file);
  return { bytes, ...(file.endsWith('.ico') ? measureIcon(file) : await measureImage(file)) };
}
