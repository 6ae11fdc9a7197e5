import sharp from 'sharp';
import { lowerAvifEffort } from './avif-effort';

test('pictures are encoded at effort 2', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#fff', noise },
  })
    .png()
    .toBuffer();
  const encode = (options: sharp.AvifOptions) =>
    sharp(picture)
      .avif({ quality: 36, ...options })
      .toBuffer();
  const atTwo = await encode({ effort: 2 });
  expect(atTwo).not.toEqual(await encode({}));
  lowerAvifEffort();
  expect(await encode({})).toEqual(atTwo);
});

test('gatsby-plugin-sharp uses the same copy of sharp', () => {
  const plugin = require.resolve('gatsby-plugin-sharp');
  expect(require.resolve('sharp', { paths: [plugin] })).toBe(require.resolve('sharp'));
});
