import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layout, pages, site } from './support/content';
import { layOutAll } from './support/wear';

const navigation = (page: Page) => page.getByRole('navigation', { name: layout.navigation.label });
const navLink = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true });

/**
 * Returns the words that only tooltips show; assistive technology uses the name of the link itself.
 */
const tooltipOf = (control: Locator) => control.locator('> [aria-hidden=true]:not(svg)');

/** Moves the pointer onto a control. Returns how long its tooltip waits, as CSS: `0.7s`. */
async function hover(control: Locator): Promise<string> {
  // Read in the page when the pointer arrives, so that a busy machine reads the same.
  const arrival = await tooltipOf(control).evaluateHandle((tooltip) => ({
    delay: new Promise<string>((resolve) => {
      const read = () => resolve(getComputedStyle(tooltip).transitionDelay);
      tooltip.parentElement?.addEventListener('pointerenter', read, { once: true });
    }),
  }));
  await control.hover();
  return arrival.evaluate(({ delay }) => delay);
}

/**
 * Moves the pointer off the header. The group forgets an open tooltip after its own delay: `pause`
 * stops that delay before its end, `finish` lets it pass. Returns the delay in milliseconds.
 */
async function leave(page: Page, then: 'pause' | 'finish'): Promise<number> {
  const departure = await page.getByRole('main').evaluateHandle(
    (main, how) => ({
      delay: new Promise<number>((resolve) => {
        const stop = () => {
          const wait = document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition)
            .find(({ transitionProperty }) => transitionProperty === '--tooltip-delay');
          if (how === 'pause') wait?.pause();
          else wait?.finish();
          resolve(wait?.effect?.getTiming().delay ?? NaN);
        };
        main.addEventListener('pointerenter', stop, { once: true });
      }),
    }),
    then,
  );
  await page.mouse.move(180, 500);
  return departure.evaluate(({ delay }) => delay);
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
      expect(box?.width ?? 0, `the word "${label}" takes no space`).toBeLessThanOrEqual(1);
    }
  });

  test('a tooltip opens after 700 ms', async ({ page }) => {
    await page.goto('/');
    const about = navLink(page, 'About');
    expect(await hover(about)).toBe('0.7s');
    await expect(tooltipOf(about)).toBeVisible();
    await expect(tooltipOf(about)).toHaveText('About');
  });

  test('the neighbour’s tooltip opens immediately, and the first one closes', async ({ page }) => {
    await page.goto('/');
    await hover(navLink(page, 'About'));
    await expect(tooltipOf(navLink(page, 'About'))).toBeVisible();
    expect(await hover(navLink(page, 'Services'))).toBe('0s');
    await expect(tooltipOf(navLink(page, 'Services'))).toBeVisible();
    await expect(tooltipOf(navLink(page, 'About'))).toBeHidden();
  });

  test('a return within 300 ms opens the tooltip immediately', async ({ page }) => {
    await page.goto('/');
    await hover(navLink(page, 'About'));
    await expect(tooltipOf(navLink(page, 'About'))).toBeVisible();
    expect(await leave(page, 'pause')).toBe(300);
    expect(await hover(navLink(page, 'About'))).toBe('0s');
  });

  test('after a longer break the tooltip waits again', async ({ page }) => {
    await page.goto('/');
    await hover(navLink(page, 'About'));
    await expect(tooltipOf(navLink(page, 'About'))).toBeVisible();
    await leave(page, 'finish');
    expect(await hover(navLink(page, 'Services'))).toBe('0.7s');
  });

  test('Escape hides a tooltip until the pointer returns', async ({ page }) => {
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
    // Otherwise the footer would move away from under the pointer when the bands above it are laid
    // out.
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

    test('the link to the current page is marked, and looks different', async ({ page }) => {
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
