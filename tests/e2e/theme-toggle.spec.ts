import { readFileSync } from 'node:fs';
import path from 'node:path';
import { specifiedSite } from '../../packages/build/sites';
import { expect, test } from './fixtures';
import { blockScripts, hydrate, watchScripts } from './support/scripts';
import { startSlowPage, type SlowPage } from './support/slow-page';
import {
  expectTheme,
  heroPicture,
  storeTheme,
  storedTheme,
  toDark,
  toLight,
} from './support/theme';

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

test('the choice applies on the next page', async ({ page }) => {
  await page.goto('/');
  await toDark(page).click();
  await page.goto('/services/');
  await expectTheme(page, 'dark');
});

test('the toggle works once for each press when React runs', async ({ page }) => {
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

test('no press is lost, and none counts twice, during hydration', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('banner').getByRole('button');
  // React’s own key, on every element that it has hydrated; the header comes last.
  const isTaken = () =>
    toggle.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactFiber$')));
  await toggle.click();
  let presses = 1;
  const hydrated = hydrate(page);
  while (!(await isTaken())) {
    await toggle.click();
    presses += 1;
  }
  await hydrated;
  const theme = presses % 2 === 0 ? 'light' : 'dark';
  await expectTheme(page, theme);
  expect(await storedTheme(page)).toBe(theme);
});

test.describe('while no script file can be loaded', () => {
  // The console reports what cannot be prefetched.
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

test('another tab follows the choice, including its pictures', async ({ page, context }) => {
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

test('the theme follows the system while nothing is stored, and no longer after a choice', async ({
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

test('with blocked storage the toggle still works, before and after React', async ({ page }) => {
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => heroPicture(page)).toContain('hero-light');
  await expectTheme(page, 'light');
});

/** Serves home, stopping in the middle of its HTML. */
const slow = test.extend<{ pauseAfter: string; slowPage: SlowPage }>({
  pauseAfter: ['</header>', { option: true }],
  slowPage: async ({ pauseAfter }, use) => {
    const html = readFileSync(path.join(specifiedSite, 'public/index.html'), 'utf8');
    const slowPage = await startSlowPage(html, pauseAfter);
    await use(slowPage);
    await slowPage.close();
  },
  allowedHosts: async ({ slowPage }, use) => use([slowPage.host]),
});

slow.describe('of a page that has loaded as far as its body', () => {
  slow.use({ pauseAfter: '<body>' });

  slow('the first paint has the stored theme', async ({ page, slowPage }) => {
    await storeTheme(page, 'dark');
    await page.goto(slowPage.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await expectTheme(page, 'dark');
    expect(await page.evaluate(() => document.querySelector('header'))).toBeNull();
  });
});

slow('the toggle works before the page has loaded', async ({ page, slowPage }) => {
  await page.goto(slowPage.url, { waitUntil: 'commit' });
  await toDark(page).click();
  await expectTheme(page, 'dark');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  slowPage.finish();
  await page.waitForLoadState('domcontentloaded');
  await expectTheme(page, 'dark');
});
