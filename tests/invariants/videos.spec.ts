import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPages } from '../../packages/kit/find-pages';
import { siteUnderTest } from '../../packages/build/sites';
import { expect, test } from '../e2e/fixtures';
import { hydrate } from '../e2e/support/scripts';

const folder = path.join(siteUnderTest('.'), 'public');
/** Returns the addresses of the pages with a video whose player, or film, begins so. */
const pagesWith = (start: string) =>
  findPages(folder).filter((address) => {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    return readFileSync(path.join(folder, file), 'utf8').includes(`data-player="${start}`);
  });

test.use({ allowedHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'] });

for (const address of pagesWith('https:')) {
  test(`${address} asks the host of a video when it is pressed, and plays on as React loads`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<p>It plays.</p>' });
    });
    await page.goto(address);
    const video = page.locator('a[data-player^="https:"]').first();
    await video.scrollIntoViewIfNeeded();
    await video.hover();
    expect(asked).toEqual([]);

    await video.press('Enter');
    const player = page.locator('main iframe').first().contentFrame();
    await expect(player.getByText('It plays.')).toBeVisible();
    await expect(video).toBeHidden();
    expect(asked).toHaveLength(1);

    await hydrate(page);
    await expect(player.getByText('It plays.')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
}

for (const address of pagesWith('/')) {
  test(`${address} loads a film of its own when it is pressed, and plays on as React loads`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'media' && response.ok())
        asked.push(new URL(response.url()).pathname);
    });
    await page.goto(address);
    const poster = page.locator('a[data-player^="/"]').first();
    await poster.scrollIntoViewIfNeeded();
    await poster.hover();
    expect(asked).toEqual([]);

    const file = await poster.getAttribute('data-player');
    await poster.press('Enter');
    const film = page.locator('main video').first();
    await expect(film).toBeFocused();
    await expect(poster).toBeHidden();
    await expect.poll(() => asked.at(0)).toBe(file);

    await hydrate(page);
    await expect(film).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([file]));
  });
}
