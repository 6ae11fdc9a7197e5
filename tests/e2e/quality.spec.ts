import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newEmail } from './support/forms';
import { fontsSettled, pages } from './support/page';

test('every picture loads, as wide as its sizes promise', async ({ page }) => {
  for (const path of ['/', '/about/', '/services/', '/contact/']) {
    await page.goto(path);
    for (const image of await page.locator('img').filter({ visible: true }).all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((img: HTMLImageElement) => img.decode());
      // The natural width of an image with several widths is what its sizes say.
      const src = await image.evaluate((img: HTMLImageElement) => img.src);
      const ratio = await image.evaluate(
        (img: HTMLImageElement) => img.naturalWidth / img.clientWidth,
      );
      expect(src).not.toContain('placeholder');
      expect(Math.abs(ratio - 1), src).toBeLessThan(0.1);
    }
  }
});

test.describe('under reduced motion', () => {
  test.use({ expected: /^Console: / });

  test('nothing moves, on any page or in a form', async ({ page, inbox, contact }) => {
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    for (const { path } of pages.filter(({ site }) => site === 'specified')) {
      await page.goto(path);
      expect(await moving(), path).toBe(0);
    }
    await page.goto('/contact/');
    const email = newEmail();
    inbox.replyNext(email, { status: 400 });
    await contact.send(email);
    await expect(page.getByText('Submission Failed')).toBeVisible();
    expect(await moving()).toBe(0);
  });
});

/** Returns the font files that a page loads from now on; the list grows over time. */
function watchFonts(page: Page): string[] {
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2')) files.push(request.url());
  });
  return files;
}

test('only a page with a typed or printed letter of another alphabet loads the fonts for it', async ({
  page,
  baseURL,
}) => {
  const fonts = watchFonts(page);
  const extended = () => fonts.filter((file) => file.includes('-extended-'));
  // The second page of a visit has the web fonts in any case.
  await page.goto('/contact/', { referer: baseURL });
  await fontsSettled(page);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Zoë Müller');
  await expect.poll(() => fonts.length).toBe(3);
  expect(extended()).toEqual([]);

  await name.fill('Łukasz Šimůnek');
  await expect.poll(extended).toHaveLength(1);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((title) => title.replaceChildren('Łódź ', document.createElement('em')));
  await heading.locator('em').evaluate((accent) => accent.append('Čč'));
  await expect.poll(extended).toHaveLength(3);
});
