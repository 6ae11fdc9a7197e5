import sharp, { type Color } from 'sharp';
import { compare } from './compare';

const paper: Color = { r: 251, g: 247, b: 240 };

const picture = (
  parts: { left: number; top: number; size: number; color: Color }[],
  height = 200,
) =>
  sharp({ create: { width: 320, height, channels: 3, background: paper } })
    .composite(
      parts.map(({ left, top, size, color }) => ({
        left,
        top,
        input: { create: { width: size, height: size, channels: 3, background: color } },
      })),
    )
    .png()
    .toBuffer();

const ink: Color = { r: 23, g: 26, b: 43 };

test('the same picture has not changed, nor has one whose palette was reduced', async () => {
  const one = await picture([{ left: 20, top: 20, size: 40, color: ink }]);
  const reduced = await sharp(one).png({ palette: true, colours: 16 }).toBuffer();
  expect((await compare(reduced, one)).changed).toBe(false);
});

test('a few pixels along an edge are what another system draws', async () => {
  const one = await picture([{ left: 20, top: 20, size: 40, color: ink }]);
  const moved = await picture([{ left: 21, top: 20, size: 40, color: ink }]);
  expect((await compare(one, moved)).changed).toBe(false);
});

test('a part of another color, or in another place, is a change', async () => {
  const one = await picture([{ left: 20, top: 20, size: 40, color: ink }]);
  const red = await picture([{ left: 20, top: 20, size: 40, color: { r: 185, g: 56, b: 21 } }]);
  const moved = await picture([{ left: 120, top: 20, size: 40, color: ink }]);
  for (const other of [red, moved]) {
    const { changed, marked } = await compare(one, other);
    expect(changed).toBe(true);
    expect(marked).not.toBeNull();
  }
});

test('another height is a change, and is said', async () => {
  const { changed, why } = await compare(await picture([]), await picture([], 240));
  expect(changed).toBe(true);
  expect(why).toBe('320 × 200 pixels before, 320 × 240 now');
});
