import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { blockStorage, loadReact } from './support/page';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];
const paper = { light: 'rgb(251, 246, 240)', dark: 'rgb(16, 18, 31)' };

const toggle = (page: Page) => page.getByRole('banner').getByRole('button');
const expectPicture = (page: Page, theme: Theme) =>
  expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc),
    )
    .toContain(`hero-${theme}`);
const barColors = { light: '#fbf6f0', dark: '#10121f' };
/** Returns the color for the bar of the browser: of those that apply, browsers take the first. */
const bar = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll(
      (all: HTMLMetaElement[]) =>
        all.find(({ media }) => media === '' || matchMedia(media).matches)?.content,
    );
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectTheme(page: Page, theme: Theme) {
  if (theme === 'dark') await expect(page.locator('html')).toContainClass('dark');
  else await expect(page.locator('html')).not.toContainClass('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', paper[theme]);
}

/** Notes each background that a frame of the page has, from the first one with a body. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const body = document.querySelector('body');
      if (body) seen.add(getComputedStyle(body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seenPapers = (page: Page) => page.evaluate('[...seen]');

for (const system of themes) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });
    const other: Theme = system === 'light' ? 'dark' : 'light';

    test('theme, pictures and the bar of the browser follow the system, then the choice', async ({
      page,
    }) => {
      await page.goto('/');
      await expectTheme(page, system);
      expect(await stored(page)).toBeNull();
      await expectPicture(page, system);
      expect(await bar(page)).toBe(barColors[system]);
      await page.emulateMedia({ colorScheme: other });
      await expectTheme(page, other);
      expect(await bar(page)).toBe(barColors[other]);
      await toggle(page).click();
      await expect.poll(() => bar(page)).toBe(barColors[system]);
      await page.reload();
      expect(await bar(page)).toBe(barColors[system]);
      await toggle(page).click();
      await expect.poll(() => bar(page)).toBe(barColors[other]);
    });

    test('a stored theme applies from the first frame, and after React', async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), other);
      await noteFrames(page);
      for (const path of ['/services/', '/']) {
        await page.goto(path);
        await expectTheme(page, other);
        // A busy computer draws the first frame after the page has loaded.
        await expect.poll(() => seenPapers(page)).toEqual([paper[other]]);
      }
      await expectPicture(page, other);
      await loadReact(page);
      await expectTheme(page, other);
      expect(await seenPapers(page)).toEqual([paper[other]]);
      await expectPicture(page, other);
    });
  });
}

for (const value of ['blue', 'system']) {
  test(`a stored "${value}" follows the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript((text) => localStorage.setItem('theme', text), value);
    await page.goto('/');
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'light');
  });
}

test('the choice holds on the next page and in other tabs', async ({ page, context }) => {
  await page.goto('/');
  const tab = await context.newPage();
  await tab.goto('/about/');
  await toggle(page).click();
  await expectTheme(page, 'dark');
  expect(await stored(page)).toBe('dark');
  await expectTheme(tab, 'dark');
  await tab.close();
  await page.goto('/services/');
  await expectTheme(page, 'dark');
  await toggle(page).press('Enter');
  await expectTheme(page, 'light');
  expect(await stored(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectTheme(page, 'light');
});

for (const system of themes) {
  for (const path of ['/', '/contact/']) {
    test(`native controls of ${path} take the theme of their surface on a ${system} system`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.goto(path);
      const differing = () =>
        page.evaluate(() => {
          const isDark = (color: string) => {
            const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
            return red + green + blue < 384;
          };
          const surfaceOf = (element: Element | null): string => {
            if (!element) return 'rgb(255, 255, 255)';
            const { backgroundColor } = getComputedStyle(element);
            return backgroundColor.endsWith(', 0)')
              ? surfaceOf(element.parentElement)
              : backgroundColor;
          };
          const controls = document.querySelectorAll<HTMLElement>(
            'input:not([type=hidden]), select, textarea',
          );
          return [...controls].flatMap((control) => {
            const surface = surfaceOf(
              control.closest('label')?.parentElement ?? control.parentElement,
            );
            // A system color shows which scheme the browser draws the control in.
            control.style.transition = 'none';
            control.style.backgroundColor = 'Field';
            const own = getComputedStyle(control).backgroundColor;
            return isDark(own) === isDark(surface)
              ? []
              : [`${control.outerHTML}: ${own} on ${surface}`];
          });
        });
      expect(await differing()).toEqual([]);
      await toggle(page).click();
      await expectTheme(page, system === 'light' ? 'dark' : 'light');
      expect(await differing()).toEqual([]);
    });
  }
}

/** Returns the color that the browser draws at the right edge of an element, which its style may not have. */
async function drawnColor(part: Locator): Promise<string> {
  const image = sharp(await part.screenshot());
  const { width, height } = await image.metadata();
  const edge = { left: width - 3, top: Math.floor(height / 2), width: 1, height: 1 };
  return `rgb(${[...(await image.extract(edge).removeAlpha().raw().toBuffer())].join(', ')})`;
}

test('Chromium does not darken a theme that a visitor chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const inverted = page.locator(':has(> .inverted-theme)');
  for (const theme of themes) {
    await toggle(page).click();
    await expectTheme(page, theme);
    const color = await inverted.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect.poll(() => drawnColor(page.getByRole('heading', { level: 1 }))).toBe(paper[theme]);
    await expect.poll(() => drawnColor(inverted)).toBe(color);
  }
});

test('with blocked storage the toggle works', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/');
  await toggle(page).click();
  await expectTheme(page, 'dark');
  // The choice outlasts a change of the system.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'dark');
  await toggle(page).click();
  await expectTheme(page, 'light');
});
