import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcons } from './icons';
import { temporaryFolder } from '../../tests/support/temporary-folder';

const color = '#fbf7ef';

let folder: string;
beforeAll(async () => {
  folder = temporaryFolder();
  await drawIcons('static/icon.svg', color, folder);
});

const pixels = (file: string) =>
  sharp(join(folder, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

const paper = color.match(/[0-9a-f]{2}/g)?.map((part) => parseInt(part, 16));

test.each([
  ['apple-touch-icon.png', 180, 255],
  ['icon-192.png', 192, 0],
  ['icon-512.png', 512, 0],
  ['icon-maskable-512.png', 512, 255],
])('%s is %i pixels wide, and its corner has the opacity %i', async (file, size, opacity) => {
  const { data, info } = await pixels(file);
  expect(info).toMatchObject({ width: size, height: size });
  expect(data[3]).toBe(opacity);
  // The middle of the left edge is bare paper.
  const edge = (size / 2) * size * 4;
  expect([...data.subarray(edge, edge + 3)]).toEqual(paper);
});

test('the loose ends of the maskable icon are within its safe zone, a circle of 80 %', async () => {
  const { data, info } = await pixels('icon-maskable-512.png');
  const middle = info.width / 2;
  const outside = [];
  for (let x = 0; x < middle; x += 1) {
    for (let y = 0; y < info.height; y += 1) {
      const at = (y * info.width + x) * 4;
      const inked = paper?.some(
        (value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 8,
      );
      if (inked && Math.hypot(x - middle, y - middle) > info.width * 0.4) outside.push([x, y]);
    }
  }
  expect(outside).toEqual([]);
});

test('favicon.ico holds the mark at 16, 32 and 48 pixels, inked and clear at its corner', () => {
  const file = readFileSync(join(folder, 'favicon.ico'));
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = [];
  for (let entry = 6; entry < 6 + 16 * file.readUInt16LE(4); entry += 16) {
    const size = file.readUInt8(entry);
    // A bitmap of four bytes a pixel, after a header of 40 bytes.
    const offset = file.readUInt32LE(entry + 12);
    expect(file.readInt32LE(offset + 4)).toBe(size);
    const bitmap = file.subarray(offset + 40, offset + 40 + size * size * 4);
    const opacities = bitmap.filter((_value, at) => at % 4 === 3);
    expect(Math.max(...opacities)).toBeGreaterThan(200);
    expect(opacities[0]).toBe(0);
    sizes.push(size);
  }
  expect(sizes).toEqual([16, 32, 48]);
});
