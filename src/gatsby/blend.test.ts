import sharp from 'sharp';
import { blend } from './blend';

test('words are laid over a ground as sharp composes them, to a shade', async () => {
  const size = { width: 64, height: 40 };
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="20"><defs><linearGradient id="g"><stop stop-color="#b43" /><stop offset="1" stop-color="#123" stop-opacity="0" /></linearGradient></defs><circle cx="20" cy="10" r="18" fill="url(#g)" /></svg>`,
  );
  const ground = await sharp({ create: { ...size, channels: 3, background: '#f4efe6' } })
    .raw()
    .toBuffer();
  const composed = await sharp(ground, { raw: { ...size, channels: 3 } })
    .composite([{ input: words, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();

  const blended = Buffer.from(ground);
  blend(await sharp(words).raw().toBuffer(), blended);

  const apart = composed.map((value, at) => Math.abs(value - (blended[at] ?? Infinity)));
  expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  expect(blended.equals(ground)).toBe(false);
});
