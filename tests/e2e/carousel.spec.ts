import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { home, testimonials } from './support/content';
import { hydrate } from './support/scripts';
import { layOutAll } from './support/wear';

const { label, pause } = home.data.testimonials;
const carousel = (page: Page) => page.getByRole('region', { name: label, exact: true });
const pauseControl = (page: Page) => page.getByRole('checkbox', { name: new RegExp(`^${pause}`) });

const animationsOf = (region: Locator) =>
  region.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      // After a call of pause(), an animation is `paused` immediately, but moves on until the next
      // frame.
      return { state: animation.pending ? 'pending' : animation.playState, duration, iterations };
    }),
  );
const states = async (page: Page) => (await animationsOf(carousel(page))).map(({ state }) => state);
const left = async (page: Page) => {
  const box = await carousel(page).getByRole('listitem').first().boundingBox();
  return box?.x ?? 0;
};

test('the quotes move in an endless loop of 30 seconds without a seam, and are read once', async ({
  page,
}) => {
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  expect(await animationsOf(carousel(page))).toEqual([
    { state: 'running', duration: 30_000, iterations: Infinity },
  ]);
  const start = await left(page);
  await expect.poll(() => left(page)).toBeLessThan(start - 5);

  const authors = await carousel(page)
    .locator('figcaption')
    .evaluateAll((captions) => captions.map((caption) => caption.textContent));
  expect(authors).toHaveLength(8);
  expect(authors.slice(4)).toEqual(authors.slice(0, 4));

  await expect(carousel(page).getByRole('listitem')).toHaveCount(4);
  for (const { quote } of testimonials) {
    const copies = carousel(page).getByText(quote);
    await expect(copies).toHaveCount(2);
    await expect(carousel(page).locator('[inert][aria-hidden=true]').getByText(quote)).toHaveCount(
      1,
    );
  }
});

test('the loop never shows its end, even on the widest screens', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const once = await carousel(page).locator('ul').first().boundingBox();
    // Chromium rounds to sixty-fourths of a pixel.
    expect(once?.width).toBeGreaterThan(width - 1);
  }
});

test('the loop pauses and resumes: under the pointer, with the focus, by its control, in a hidden tab', async ({
  page,
}) => {
  await page.goto('/');
  await layOutAll(page);
  const expectStates = (state: string) => expect.poll(() => states(page)).toEqual([state]);

  await carousel(page).hover();
  await expectStates('paused');
  const place = await left(page);
  await page.mouse.move(5, 5);
  await expectStates('running');
  await expect.poll(() => left(page)).toBeLessThan(place);

  await carousel(page).focus();
  await expectStates('paused');
  await page.keyboard.press('Tab');
  await expectStates('running');

  await pauseControl(page).focus();
  await page.keyboard.press('Space');
  await expect(pauseControl(page)).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await expectStates('paused');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectStates('running');

  await expect(page.locator('label').filter({ hasText: pause })).toBeVisible();
  await pauseControl(page).click();
  await expectStates('paused');
  await pauseControl(page).click();
  await page.mouse.move(5, 5);
  await expectStates('running');

  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await show(true);
  await expectStates('paused');
  await show(false);
  await expectStates('running');
});

test('under reduced motion nothing moves, and every quote can be reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await animationsOf(carousel(page))).toEqual([]);
    await expect(pauseControl(page)).toBeHidden();
    await carousel(page).focus();
    await carousel(page).evaluate((region) => region.scrollTo({ left: 0, behavior: 'instant' }));
    for (const { author } of testimonials) {
      const item = carousel(page).getByRole('listitem').filter({ hasText: author });
      const isInView = async () => {
        const box = await item.boundingBox();
        const middle = box ? box.x + box.width / 2 : -1;
        if (middle > 0 && middle < width) return true;
        for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
        return false;
      };
      await expect.poll(isInView, { message: author, intervals: [50] }).toBe(true);
    }
  }
});

/**
 * Waits until React runs, the focus is elsewhere, and the quotes are in the middle of the window.
 */
async function readyToDrag(page: Page) {
  await page.goto('/');
  await hydrate(page);
  // React hydrates the page part by part.
  await expect(carousel(page).locator('> div')).toHaveCSS('cursor', 'grab');
  // Bands that are laid out while scrolling would still move the page.
  await layOutAll(page);
  await page.getByRole('link').first().focus();
  await carousel(page).evaluate((region) => {
    region.scrollIntoView({ block: 'center', behavior: 'instant' });
    region.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('li')) region.dataset.clicked = '';
    });
  });
  const box = await carousel(page).boundingBox();
  return { x: 600, y: (box?.y ?? 0) + 60 };
}

test('a mouse drags the loop, selects and presses nothing, and the loop continues from there', async ({
  page,
}) => {
  const { x, y } = await readyToDrag(page);
  await page.mouse.move(x, y);
  await expect.poll(() => states(page)).toEqual(['paused']);
  const start = await left(page);
  await page.mouse.down();
  await page.mouse.move(x - 200, y + 30, { steps: 5 });
  // Held still before release, so that it does not glide.
  await page.waitForTimeout(100);
  await page.mouse.up();
  expect(Math.abs((await left(page)) - (start - 200))).toBeLessThan(2);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await expect(carousel(page)).not.toHaveAttribute('data-clicked');
  await expect(carousel(page)).not.toBeFocused();
  await page.mouse.move(5, 5);
  await expect.poll(() => states(page)).toEqual(['running']);
  await expect.poll(() => left(page)).toBeLessThan(start - 200);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger drags the loop sideways, and scrolls the page up and down', async ({ page }) => {
    const { x, y } = await readyToDrag(page);
    const finger = await page.context().newCDPSession(page);
    const swipe = async (dx: number, dy: number) => {
      const at = (part: number) => [{ x: x + dx * part, y: y + dy * part }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const top = () => page.evaluate(() => scrollY);
    const [start, place] = [await left(page), await top()];
    await swipe(-300, 0);
    await expect.poll(() => left(page)).toBeLessThan(start - 200);
    expect(await top()).toBe(place);
    await expect.poll(() => states(page)).toEqual(['running']);
    await swipe(0, -300);
    await expect.poll(top).toBeGreaterThan(place + 100);
  });
});
