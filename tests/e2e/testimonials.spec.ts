import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { painted } from './support/page';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the testimonials', () => {
  const carousel = (page: Page) =>
    page.getByRole('region', { name: 'What clients say', exact: true });
  const pauseControl = (page: Page) => page.getByRole('checkbox', { name: /^(Pause|Play)/ });
  const animations = (page: Page) =>
    carousel(page).evaluate((region) =>
      region.getAnimations({ subtree: true }).map((animation) => {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        // A paused animation moves on until the next frame.
        return { state: animation.pending ? 'pending' : animation.playState, duration, iterations };
      }),
    );
  const expectState = (page: Page, state: 'running' | 'paused') =>
    expect
      .poll(() => animations(page))
      .toEqual([{ state, duration: 30_000, iterations: Infinity }]);
  const left = (page: Page) =>
    carousel(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().x);

  test('move in an endless loop of 30 seconds without a seam', async ({ page }) => {
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await expectState(page, 'running');
    const start = await left(page);
    await expect.poll(() => left(page)).toBeLessThan(start - 5);
    await expect(carousel(page).getByRole('listitem')).toHaveCount(4);
    // A search in the page finds each of them once.
    const copies = carousel(page).locator('ul').last();
    await expect(copies).toHaveAttribute('inert');
    const authors = await carousel(page).locator('figcaption').allTextContents();
    expect(authors.slice(4)).toEqual(authors.slice(0, 4));
    // One copy is as wide as the widest window.
    await page.setViewportSize({ width: 2560, height: 900 });
    const { width } = (await carousel(page).locator('ul').first().boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(2559);
  });

  test('pause under the pointer, with the focus, and by their control', async ({ page }) => {
    await page.goto('/');
    await carousel(page).hover();
    await expectState(page, 'paused');
    await page.mouse.move(5, 5);
    await expectState(page, 'running');
    await carousel(page).focus();
    await expectState(page, 'paused');
    await pauseControl(page).focus();
    await expectState(page, 'running');
    await page.keyboard.press('Space');
    await expectState(page, 'paused');
    await page.keyboard.press('Space');
    await expectState(page, 'running');
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await expectState(page, 'paused');
    await hide(false);
    await expectState(page, 'running');
  });

  for (const width of [320, 390, 768, 1280]) {
    test(`once paused, show a whole one at ${width} px, and can be played again`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await carousel(page).scrollIntoViewIfNeeded();
      for (const time of [0, 5000, 16_000, 29_000]) {
        await pauseControl(page).uncheck();
        await carousel(page).evaluate((region, at) => {
          for (const animation of region.getAnimations({ subtree: true }))
            animation.currentTime = at;
        }, time);
        await pauseControl(page).check();
        await expect(page.locator('label', { has: pauseControl(page) })).toHaveText('Play', {
          useInnerText: true,
        });
        await expect
          .poll(() =>
            carousel(page)
              .locator('li')
              .evaluateAll((items) =>
                items.some((item) => {
                  const { left, right } = item.getBoundingClientRect();
                  return left >= 0 && left <= 65 && right <= innerWidth;
                }),
              ),
          )
          .toBe(true);
      }
    });
  }

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

    test('stop at a touch, and are swiped one by one', async ({ page }) => {
      await page.goto('/');
      await carousel(page).scrollIntoViewIfNeeded();
      await expectState(page, 'running');
      const { y = 0 } = (await carousel(page).boundingBox()) ?? {};
      await page.touchscreen.tap(200, y + 40);
      await expect(pauseControl(page)).toBeChecked();
      await expectState(page, 'paused');
      await expect(carousel(page)).toHaveCSS('scroll-snap-type', 'x mandatory');
      await expect(carousel(page).locator('> div > label')).toBeHidden();
    });

    test('go on under a thumb on its way down, and stop where it moves them sideways', async ({
      page,
    }) => {
      await page.goto('/');
      await carousel(page).scrollIntoViewIfNeeded();
      await expectState(page, 'running');
      const client = await page.context().newCDPSession(page);
      const swipe = async (by: { x: number; y: number }) => {
        const { y = 0 } = (await carousel(page).boundingBox()) ?? {};
        for (let step = 0; step <= 10; step += 1) {
          await client.send('Input.dispatchTouchEvent', {
            type: step === 0 ? 'touchStart' : 'touchMove',
            touchPoints: [{ x: 200 + by.x * step, y: y + 40 + by.y * step }],
          });
          await painted(page);
        }
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      const before = await page.evaluate(() => scrollY);
      await swipe({ x: -1, y: -12 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
      await expectState(page, 'running');
      await expect(pauseControl(page)).not.toBeChecked();
      await swipe({ x: -8, y: 1 });
      await expect(pauseControl(page)).toBeChecked();
      await expectState(page, 'paused');
    });
  });

  test('let visitors select their words, and scroll while they are paused', async ({ page }) => {
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page).hover();
    await expectState(page, 'paused');
    const start = await left(page);
    await expect(async () => {
      // A wheel is lost until the browser's compositor knows what scrolls.
      if ((await left(page)) === start) await page.mouse.wheel(200, 0);
      await painted(page);
      expect(await left(page)).toBeCloseTo(start - 200, -0.5);
    }).toPass();
    const quote = carousel(page).getByRole('blockquote').first();
    const { x = 0, y = 0 } = (await quote.boundingBox()) ?? {};
    await page.mouse.move(Math.max(x, 0) + 10, y + 20);
    await page.mouse.down();
    await page.mouse.move(Math.max(x, 0) + 250, y + 20, { steps: 3 });
    await page.mouse.up();
    const selected = await page.evaluate(() => String(getSelection() ?? ''));
    expect(selected.length).toBeGreaterThan(3);
    // A drag over the end of the quote selects the words after it, too.
    await expect(quote).toContainText(selected.split('\n')[0] ?? '');
    expect(await left(page)).toBeCloseTo(start - 200, -0.5);
  });

  test('do not move under reduced motion; the keyboard reaches each', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    expect(await animations(page)).toEqual([]);
    await expect(pauseControl(page)).toBeHidden();
    await carousel(page).focus();
    const last = carousel(page).getByRole('listitem').last();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      const right = await last.evaluate((item) => item.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(390);
    }).toPass({ intervals: [10] });
  });
});
