import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { ImageFile } from './site';

/** Images that sharp can measure, and ICO files. */
export const measurable = /\.(avif|webp|jpe?g|png|gif|svg|ico)$/;

/** Measures the pictures of an ICO file: one byte is the width of each, 0 means 256. */
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
  // sharp names the container, HEIF; with this compression it is AVIF.
  const real = compression === 'av1' ? 'avif' : format;
  return { width, height, sides: [width], format: real, hasExif: exif !== undefined };
}

/** Reads the facts of an image file. */
export async function readImageFile(file: string): Promise<ImageFile> {
  const { size: bytes } = statSync(file);
  return { bytes, ...(file.endsWith('.ico') ? measureIcon(file) : await measureImage(file)) };
}
