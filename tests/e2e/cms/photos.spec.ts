import sharp from 'sharp';
import { expect, test } from './editor';

test('photos of a phone are turned and made smaller', async ({ editor }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 2500, height: 1500, channels: 3, background: '#888', noise } as const;
  const photo = sharp({ create }).jpeg({ quality: 100 }).withMetadata({ orientation: 6 });
  const jpg = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() };
  await editor.open('Testimonial/new');
  const picture = editor.field('image.light');
  const shown = picture.locator('img[src^="blob:"]').first();
  for (const [file, width, height] of [
    [jpg, 1440, 2400],
    ['tests/e2e/support/phone.heic', 320, 240],
  ] as const) {
    await picture.locator('input[type=file]').first().setInputFiles(file);
    await expect(shown).toHaveJSProperty('naturalWidth', width);
    await expect(shown).toHaveJSProperty('naturalHeight', height);
  }
  await expect(picture).toContainText('/images/phone.webp');
});
