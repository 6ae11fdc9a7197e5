import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pages } from './support/content';
import { hydrate } from './support/scripts';
import {
  expectTheme,
  heroPicture,
  paper,
  storeTheme,
  storedTheme,
  themes,
  toDark,
  toLight,
  type Theme,
} from './support/theme';

/** Records what is on the screen in each frame, from the first one in which the page has a body. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    let last = '';
    const look = () => {
      const body = document.querySelector('body');
      if (body) {
        const isDark = document.documentElement.classList.contains('dark');
        const { backgroundColor } = getComputedStyle(body);
        const seen = `${isDark ? 'dark' : 'light'} ${backgroundColor}`;
        if (seen !== last) performance.mark(seen);
        last = seen;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seenThemes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.includes('rgb') ? [name] : [])),
  );

for (const system of themes) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });
    const other: Theme = system === 'light' ? 'dark' : 'light';

    test('the theme follows the system while nothing is stored', async ({ page }) => {
      await noteFrames(page);
      await page.goto('/');
      await expectTheme(page, system);
      expect(await seenThemes(page)).toEqual([`${system} ${paper[system]}`]);
      expect(await storedTheme(page)).toBeNull();
      // By default pictures follow the system, without a script.
      for (const source of await page.locator('source[data-dark]').all()) {
        await expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
      }
    });

    test('the stored theme applies from the first frame', async ({ page }) => {
      await storeTheme(page, other);
      await noteFrames(page);
      for (const { path: address } of pages) {
        await page.goto(address);
        await expectTheme(page, other);
        expect(await seenThemes(page)).toEqual([`${other} ${paper[other]}`]);
      }
    });

    test('the stored theme applies once React runs', async ({ page }) => {
      await storeTheme(page, other);
      await noteFrames(page);
      await page.goto('/');
      await hydrate(page);
      await expectTheme(page, other);
      expect(await seenThemes(page)).toEqual([`${other} ${paper[other]}`]);
    });

    test('the pictures follow the theme, not the system', async ({ page }) => {
      await page.goto('/');
      const own = await heroPicture(page);
      expect(own).toContain(`hero-${system}`);
      await page.evaluate((value) => localStorage.setItem('theme', value), other);
      await page.reload();
      const stored = await heroPicture(page);
      expect(stored).toContain(`hero-${other}`);
      expect(stored).not.toBe(own);
      await hydrate(page);
      expect(await heroPicture(page)).toBe(stored);
    });

    test('the tokens apply without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled: false,
        colorScheme: system,
      });
      const page = await context.newPage();
      for (const { path: address } of pages) {
        await page.goto(address);
        await expect(page.locator('body')).toHaveCSS('background-color', paper[system]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
          'font-family',
          /Instrument Serif/,
        );
      }
      await context.close();
    });
  });
}

// The second is not even a class.
for (const damaged of ['blue', 'light blue']) {
  test(`“${damaged}” in the storage is ignored, before and after React`, async ({ page }) => {
    await storeTheme(page, damaged);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expectTheme(page, 'dark');
    await hydrate(page);
    await expectTheme(page, 'dark');
    await toLight(page).click();
    await expectTheme(page, 'light');
    expect(await storedTheme(page)).toBe('light');
  });
}

test('an invalid value stored by another tab does not affect the page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => addEventListener('storage', () => performance.mark('heard')));
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.setItem('theme', 'light blue'));
  await page.waitForFunction(() => performance.getEntriesByName('heard').length > 0);
  await toDark(page).click();
  await expectTheme(page, 'dark');
});
