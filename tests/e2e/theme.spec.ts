import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publicFolder } from '../../tools/paths';
import { expect, test } from './fixtures';
import { home, layout, pages } from './support/content';
import { blockScripts, hydrate, watchScripts } from './support/scripts';
import { startSlowPage, type SlowPage } from './support/slow-page';

const paper = { light: 'rgb(251, 247, 240)', dark: 'rgb(16, 19, 31)' };
type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

const toDark = (page: Page) => page.getByRole('button', { name: layout.theme.toDark, exact: true });
const toLight = (page: Page) =>
  page.getByRole('button', { name: layout.theme.toLight, exact: true });

const storeTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), theme);
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectTheme(page: Page, theme: Theme) {
  const root = page.locator('html');
  if (theme === 'dark') await expect(root).toContainClass('dark');
  else await expect(root).not.toContainClass('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', paper[theme]);
}

/** The picture of the first screen, as its address tells. */
const heroPicture = async (page: Page) => {
  const image = page.getByRole('img', { name: home.data.hero.picture.alt });
  await expect
    .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.complete))
    .toBe(true);
  return image.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''));
};

/** Notes what is on the screen in each frame, from the first one in which the page has a body. */
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

    test('the theme is the system’s while nothing is stored', async ({ page }) => {
      await noteFrames(page);
      await page.goto('/');
      await expectTheme(page, system);
      expect(await seenThemes(page)).toEqual([`${system} ${paper[system]}`]);
      expect(await storedTheme(page)).toBeNull();
    });

    test('the stored theme holds from the first frame', async ({ page }) => {
      await storeTheme(page, other);
      await noteFrames(page);
      for (const { path: address } of pages) {
        await page.goto(address);
        await expectTheme(page, other);
        expect(await seenThemes(page)).toEqual([`${other} ${paper[other]}`]);
      }
    });

    test('the stored theme holds when React has come', async ({ page }) => {
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

test('something else than a theme in the storage counts as nothing', async ({ page }) => {
  await storeTheme(page, 'blue');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expectTheme(page, 'dark');
});

test('the toggle sets the class and stores the choice', async ({ page }) => {
  await page.goto('/');
  await toDark(page).click();
  await expectTheme(page, 'dark');
  expect(await storedTheme(page)).toBe('dark');
  await toLight(page).click();
  await expectTheme(page, 'light');
  expect(await storedTheme(page)).toBe('light');
});

test('the toggle works with the keyboard', async ({ page }) => {
  await page.goto('/');
  await toDark(page).focus();
  await page.keyboard.press('Enter');
  await expectTheme(page, 'dark');
  await expect(toLight(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expectTheme(page, 'light');
});

test('the choice holds on the next page', async ({ page }) => {
  await page.goto('/');
  await toDark(page).click();
  await page.goto('/services/');
  await expectTheme(page, 'dark');
});

test('the toggle works once for each press when React has come', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await toDark(page).click();
  await expectTheme(page, 'dark');
  expect(await storedTheme(page)).toBe('dark');
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about/');
  await expectTheme(page, 'dark');
  await toLight(page).click();
  await expectTheme(page, 'light');
  expect(await storedTheme(page)).toBe('light');
});

test.describe('while no script file can be loaded', () => {
  // What cannot be fetched ahead is told in the console.
  test.use({ allowConsoleErrors: true });

  test('the toggle works', async ({ page }) => {
    const requested = watchScripts(page);
    await blockScripts(page);
    await page.goto('/');
    await toDark(page).click();
    await expectTheme(page, 'dark');
    expect(await storedTheme(page)).toBe('dark');
    expect(requested).toEqual([]);
  });
});

test('a choice follows in another tab, and its pictures too', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await toDark(other).click();
  await expectTheme(page, 'dark');
  await expect.poll(() => heroPicture(page)).toContain('hero-dark');
  await hydrate(page);
  await toLight(other).click();
  await expectTheme(page, 'light');
});

test('the system’s change is followed while nothing is stored, and no longer after', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await toLight(page).click();
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'light');
});

test('with blocked storage the toggle still works, also with React', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await toDark(page).click();
  await expectTheme(page, 'dark');
  await hydrate(page);
  await expectTheme(page, 'dark');
  await toLight(page).click();
  await expectTheme(page, 'light');
});

const slow = test.extend<{ slowPage: SlowPage }>({
  slowPage: async ({}, use) => {
    const html = readFileSync(path.join(publicFolder, 'index.html'), 'utf8');
    const slowPage = await startSlowPage(html, '</header>');
    await use(slowPage);
    await slowPage.close();
  },
  allowedHosts: async ({ slowPage }, use) => use([slowPage.host]),
});

slow('the toggle works before the page has arrived', async ({ page, slowPage }) => {
  await page.goto(slowPage.url, { waitUntil: 'commit' });
  await toDark(page).click();
  await expectTheme(page, 'dark');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  slowPage.finish();
  await page.waitForLoadState('domcontentloaded');
  await expectTheme(page, 'dark');
});
