import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { drawIcons } from './icons';

const color = '#fbf7ef';
const paper = [0xfb, 0xf7, 0xef];

const folder = temporaryFolder();
beforeAll(() => drawIcons('static/icon.svg', color, folder));

const pixels = (file: string) =>
  sharp(join(folder, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

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
      const isInked = paper.some(
        (value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 8,
      );
      if (isInked && Math.hypot(x - middle, y - middle) > info.width * 0.4) outside.push([x, y]);
    }
  }
  expect(outside).toEqual([]);
});
