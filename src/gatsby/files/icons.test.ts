import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { drawIcons, drawLogo } from './icons';

const paper = [0xfb, 0xf7, 0xef];
const folder = temporaryFolder();
/** A line to the right edge, and two loose ends. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 26C12.5 26 9 12 19 12H32M2.1 16H32M2 6C12.5 6 9 20 19 20H32" fill="none" stroke="#3f5fae" stroke-width="4" stroke-linecap="round"/></svg>';
beforeAll(() => {
  writeFileSync(join(folder, 'logo.svg'), drawing);
  return drawIcons(join(folder, 'logo.svg'), '#fbf7ef', folder);
});

const pixels = (file: string) =>
  sharp(join(folder, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

test.each([
  ['apple-touch-icon.png', 180, 255],
  ['icon-192.png', 192, 0],
  ['icon-512.png', 512, 0],
  ['icon-maskable-512.png', 512, 255],
])('%s is %i pixels wide, and its corner has the opacity %i', async (file, size, opacity) => {
  const { data, info } = await pixels(file);
  expect([info.width, info.height, data[3]]).toEqual([size, size, opacity]);
});

test.each([1, 20_000])('an artboard of %i units gives the same picture', async (units) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}"><rect width="${units / 2}" height="${units}"/></svg>`;
  const drawn = await drawLogo(Buffer.from(svg), 100);
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const opacity = (x: number) => data[(50 * info.width + x) * info.channels + 3];
  expect([info.width, info.height, opacity(40), opacity(60)]).toEqual([100, 100, 255, 0]);
});

test('the loose ends of the maskable icon are within its safe zone, a circle of 80 %', async () => {
  const { data, info } = await pixels('icon-maskable-512.png');
  const isOutside = (pixel: number) => {
    const [x, y] = [(pixel % info.width) - info.width / 2, pixel / info.width - info.width / 2];
    return x < 0 && Math.hypot(x, y) > info.width * 0.4;
  };
  const isInked = (pixel: number) =>
    paper.some((value, channel) => Math.abs(value - (data[pixel * 4 + channel] ?? 0)) > 8);
  const all = Array.from({ length: info.width * info.height }, (_, pixel) => pixel);
  expect(all.filter(isInked).length).toBeGreaterThan(1000);
  expect(all.filter((pixel) => isOutside(pixel) && isInked(pixel))).toEqual([]);
});
