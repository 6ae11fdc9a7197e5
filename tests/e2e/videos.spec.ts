import sharp from 'sharp';
import { expect, test } from './fixtures';

test.use({ site: 'edited', expected: /^Console: |^Another host: .*youtube/ });

for (const host of ['/', 'https:']) {
  test(`a video at ${host} that fails leaves a link, and a way back to its picture`, async ({
    page,
  }) => {
    await page.route(/\.mp4$|^https:/, (route) => route.abort());
    await page.goto('/components/');
    const poster = page.locator(`a[data-player^="${host}"]`);
    const figure = page.locator('figure', { has: poster });
    const link = figure.getByRole('link', { name: 'Open the video' });
    await expect(link).toBeHidden();
    await poster.click();
    await expect(figure.locator('iframe, video')).toBeFocused();
    await expect(link).toHaveAttribute('href', `${await poster.getAttribute('href')}`);
    await figure.getByRole('button', { name: 'Show the picture again' }).click();
    await expect(figure.locator('iframe, video')).toHaveCount(0);
    await expect(poster).toBeFocused();
    await expect(link).toBeHidden();
    await poster.press('Enter');
    await expect(figure.locator('iframe, video')).toBeFocused();
  });
}

for (const [width, height] of [
  [300, 400],
  [800, 200],
] as const) {
  test(`the stage of a video keeps its ratio with a poster of ${width} × ${height}`, async ({
    page,
  }) => {
    const background = '#888888';
    const picture = sharp({ create: { width, height, channels: 3, background } });
    const body = await picture.png().toBuffer();
    await page.route(/\/static\/.*\.(avif|webp|jpg|png)$/, (route) =>
      route.fulfill({ contentType: 'image/png', body }),
    );
    await page.goto('/components/');
    const poster = page.locator('a[data-player]').first();
    const image = poster.locator('img');
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((img: HTMLImageElement) => img.decode());
    for (const part of [poster, image]) {
      const box = (await part.boundingBox()) ?? { width: 0, height: 0 };
      expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    }
  });
}
