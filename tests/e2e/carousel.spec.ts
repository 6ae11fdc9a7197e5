import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { home, testimonials } from './support/content';

const { label, pause } = home.data.testimonials;
const carousel = (page: Page) => page.getByRole('region', { name: label, exact: true });
const pauseControl = (page: Page) => page.getByRole('checkbox', { name: new RegExp(`^${pause}`) });

const animationsOf = (region: Locator) =>
  region.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      return { state: animation.playState, duration, iterations };
    }),
  );
const states = async (page: Page) => (await animationsOf(carousel(page))).map(({ state }) => state);
const left = async (page: Page) => {
  const box = await carousel(page).getByRole('listitem').first().boundingBox();
  return box?.x ?? 0;
};

test('the quotes move in an endless loop of 30 seconds', async ({ page }) => {
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  expect(await animationsOf(carousel(page))).toEqual([
    { state: 'running', duration: 30_000, iterations: Infinity },
  ]);
  const start = await left(page);
  await expect.poll(() => left(page)).toBeLessThan(start - 5);
});

test('the loop never shows its end, on the widest screens either', async ({ page }) => {
  for (const width of [390, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const once = await carousel(page).locator('ul').first().boundingBox();
    expect(once?.width).toBeGreaterThanOrEqual(width);
  }
});

test('the loop has no seam: its second half repeats the first', async ({ page }) => {
  await page.goto('/');
  const authors = await carousel(page)
    .locator('figcaption')
    .evaluateAll((captions) => captions.map((caption) => caption.textContent));
  expect(authors).toHaveLength(8);
  expect(authors.slice(4)).toEqual(authors.slice(0, 4));
});

test('the repeated quotes are inert, and assistive technology does not meet them', async ({
  page,
}) => {
  await page.goto('/');
  await expect(carousel(page).getByRole('listitem')).toHaveCount(4);
  for (const { quote } of testimonials) {
    const copies = carousel(page).getByText(quote);
    await expect(copies).toHaveCount(2);
    await expect(carousel(page).locator('[inert][aria-hidden=true]').getByText(quote)).toHaveCount(
      1,
    );
  }
});

test('the loop pauses under the pointer and goes on after it', async ({ page }) => {
  await page.goto('/');
  await carousel(page).hover();
  await expect.poll(() => states(page)).toEqual(['paused']);
  const place = await left(page);
  await page.mouse.move(5, 5);
  await expect.poll(() => states(page)).toEqual(['running']);
  await expect.poll(() => left(page)).toBeLessThan(place);
});

test('the loop pauses while the focus is inside and goes on after it', async ({ page }) => {
  await page.goto('/');
  await carousel(page).focus();
  await expect.poll(() => states(page)).toEqual(['paused']);
  await page.keyboard.press('Tab');
  await expect.poll(() => states(page)).toEqual(['running']);
});

test('its control pauses the loop with the keyboard, and starts it again', async ({ page }) => {
  await page.goto('/');
  await pauseControl(page).focus();
  await page.keyboard.press('Space');
  await expect(pauseControl(page)).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => states(page)).toEqual(['paused']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => states(page)).toEqual(['running']);
});

test('its control pauses the loop with the pointer, and is visible', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('label').filter({ hasText: pause })).toBeVisible();
  await pauseControl(page).click();
  await expect(pauseControl(page)).toBeChecked();
  await expect.poll(() => states(page)).toEqual(['paused']);
});

test('the loop pauses in a hidden tab', async ({ page }) => {
  await page.goto('/');
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await show(true);
  await expect.poll(() => states(page)).toEqual(['paused']);
  await show(false);
  await expect.poll(() => states(page)).toEqual(['running']);
});

for (const width of [375, 1280]) {
  test(`under reduced motion nothing moves, and all quotes can be reached at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await animationsOf(carousel(page))).toEqual([]);
    await expect(pauseControl(page)).toBeHidden();
    await carousel(page).focus();
    for (const { author } of testimonials) {
      const item = carousel(page).getByRole('listitem').filter({ hasText: author });
      const isInView = async () => {
        const box = await item.boundingBox();
        const middle = box ? box.x + box.width / 2 : -1;
        if (middle > 0 && middle < width) return true;
        for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowRight');
        return false;
      };
      await expect.poll(isInView, { message: author, intervals: [50] }).toBe(true);
    }
  });
}
