import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layout, pages, site } from './support/content';
import { layOutAll } from './support/wear';

const navigation = (page: Page) => page.getByRole('navigation', { name: layout.navigation.label });
const navLink = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true });

/** The words that only tooltips show; assistive technology gets the name of the link itself. */
const tooltipOf = (control: Locator) => control.locator('> [aria-hidden=true]:not(svg)');

/** From the pointer's arrival on the control until its tooltip shows, in milliseconds. */
const openingTime = (tooltip: Locator) =>
  tooltip.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = () => {
          const started = performance.now();
          const look = () => {
            if (getComputedStyle(element).visibility === 'visible') {
              resolve(performance.now() - started);
            } else if (performance.now() - started > 3000) resolve(Infinity);
            else requestAnimationFrame(look);
          };
          look();
        };
        element.parentElement?.addEventListener('pointerenter', start, { once: true });
      }),
  );

async function hoverAndMeasure(control: Locator) {
  const time = openingTime(tooltipOf(control));
  await control.hover();
  return time;
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the navigation shows icons, and every icon has its name', async ({ page }) => {
    await page.goto('/');
    for (const { label, href } of layout.navigation.items) {
      const link = navLink(page, label);
      await expect(link).toHaveAttribute('href', href);
      await expect(link.locator('svg')).toBeVisible();
      const word = link.getByText(label, { exact: true }).first();
      const box = await word.boundingBox();
      expect(box?.width ?? 0, `the word "${label}" takes no room`).toBeLessThanOrEqual(1);
    }
  });

  test('a tooltip opens after 700 ms', async ({ page }) => {
    await page.goto('/');
    const time = await hoverAndMeasure(navLink(page, 'About'));
    expect(time).toBeGreaterThan(650);
    expect(time).toBeLessThan(1500);
    await expect(tooltipOf(navLink(page, 'About'))).toHaveText('About');
  });

  test('the neighbour’s tooltip opens at once, and the first one closes', async ({ page }) => {
    await page.goto('/');
    // A busy machine may be late with the pointer; then it is tried again.
    await expect(async () => {
      await hoverAndMeasure(navLink(page, 'About'));
      expect(await hoverAndMeasure(navLink(page, 'Services'))).toBeLessThan(200);
    }).toPass({ timeout: 10_000 });
    await expect(tooltipOf(navLink(page, 'About'))).toBeHidden();
  });

  test('a return within 300 ms opens the tooltip at once', async ({ page }) => {
    await page.goto('/');
    await hoverAndMeasure(navLink(page, 'About'));
    await expect(async () => {
      await page.mouse.move(180, 500);
      expect(await hoverAndMeasure(navLink(page, 'About'))).toBeLessThan(200);
    }).toPass({ timeout: 10_000 });
  });

  test('after a longer break the tooltip waits again', async ({ page }) => {
    await page.goto('/');
    await hoverAndMeasure(navLink(page, 'About'));
    await page.mouse.move(180, 500);
    // What is tested is that time passes; nothing on the page tells that it has.
    await page.waitForTimeout(600);
    expect(await hoverAndMeasure(navLink(page, 'Services'))).toBeGreaterThan(650);
  });

  test('Escape hides a tooltip until the pointer comes back', async ({ page }) => {
    await page.goto('/');
    const link = navLink(page, 'Contact');
    await link.hover();
    await expect(tooltipOf(link)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltipOf(link)).toBeHidden();
    await page.mouse.move(180, 500);
    await link.hover();
    await expect(tooltipOf(link)).toBeVisible();
  });

  test('the keyboard’s focus opens a tooltip too', async ({ page }) => {
    await page.goto('/');
    const link = navLink(page, 'Home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(tooltipOf(link)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltipOf(link)).toBeHidden();
  });

  test('tooltips stay within the window', async ({ page }) => {
    await page.goto('/');
    // Or the foot of the page moves away from under the pointer when the bands above it are laid out.
    await layOutAll(page);
    const footer = page.getByRole('contentinfo');
    for (const control of [
      navLink(page, 'Home'),
      navLink(page, 'Contact'),
      page.getByRole('button', { name: layout.theme.toDark }),
      ...site.socials.map(({ label }) => footer.getByRole('link', { name: label, exact: true })),
    ]) {
      await control.hover();
      const tooltip = tooltipOf(control);
      await expect(tooltip).toBeVisible();
      const box = await tooltip.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    }
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the navigation shows words, not icons', async ({ page }) => {
    await page.goto('/');
    for (const { label } of layout.navigation.items) {
      const link = navLink(page, label);
      await expect(link.locator('svg')).toBeHidden();
      await expect(link.getByText(label, { exact: true }).first()).toBeVisible();
    }
  });

  test('a link of the social networks shows its name as a tooltip', async ({ page }) => {
    await page.goto('/');
    await layOutAll(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
    await link.hover();
    await expect(tooltipOf(link)).toBeVisible();
    await expect(tooltipOf(link)).toHaveText('Instagram');
  });
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the link to the page in view is marked, and looks different', async ({ page }) => {
      const items = layout.navigation.items;
      for (const { path } of pages) {
        await page.goto(path);
        for (const { label, href } of items) {
          const link = navLink(page, label);
          if (href === path) await expect(link).toHaveAttribute('aria-current', 'page');
          else await expect(link).not.toHaveAttribute('aria-current', 'page');
        }
      }
      await page.goto('/about/');
      const look = (link: Locator) =>
        link.evaluate((element) => {
          const { backgroundColor, boxShadow, color } = getComputedStyle(element);
          return [backgroundColor, boxShadow, color].join();
        });
      expect(await look(navLink(page, 'About'))).not.toBe(await look(navLink(page, 'Services')));
    });
  });
}
