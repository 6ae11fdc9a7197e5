import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fontsSettled, loadReact } from './support/page';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const phone = { width: 390, height: 664 };

/** Returns where elements are, in the window. */
const topsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

/** Scrolls as a reader does, so that everything on the way is laid out and loaded. */
const readTo = (page: Page, part: number) =>
  page.evaluate(async (share) => {
    const end = () => share * (document.documentElement.scrollHeight - innerHeight);
    while (scrollY < Math.floor(end())) {
      scrollBy({ top: Math.min(300, end() - scrollY), behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  }, part);

for (const [device, viewport, press] of [
  ['a finger on a phone', phone, 'tap'],
  ['a mouse', { width: 1280, height: 800 }, 'click'],
  ['the Enter key', { width: 1280, height: 800 }, 'Enter'],
] as const) {
  test.describe(`with ${device}`, () => {
    test.use({ viewport, hasTouch: press === 'tap' });

    test('a question that is pressed stays where it was', async ({ page }) => {
      await page.goto('/');
      await fontsSettled(page);
      const questions = page.locator('main summary');
      const count = await questions.count();
      expect(count).toBeGreaterThan(5);
      await questions.first().click();
      for (let index = 1; index < count; index += 1) {
        const question = questions.nth(index);
        // Under the header of wide windows, with the open answer above it.
        await question.evaluate((one) => {
          one.focus({ preventScroll: true });
          scrollBy({ top: one.getBoundingClientRect().top - 130, behavior: 'instant' });
        });
        const top = () => question.evaluate((one) => one.getBoundingClientRect().top);
        const before = await top();
        if (press === 'Enter') await page.keyboard.press('Enter');
        else await question[press]();
        await expect(page.locator('details[open] summary')).toHaveText([
          await question.innerText(),
        ]);
        await expect.poll(top).toBeCloseTo(before, -0.5);
      }
    });
  });
}

for (const { site, path, part, tag } of [
  { site: 'specified', path: '/', part: 0.7, tag: ['@window', '@fonts'] },
  { site: 'specified', path: '/', part: 1, tag: ['@window'] },
  { site: 'edited', path: '/insights/note-3/', part: 1, tag: ['@window', '@fonts'] },
] as const) {
  test.describe(`${path} read to ${part * 100} %`, { tag: [...tag] }, () => {
    test.use({ site, viewport: phone });

    test('a reload keeps the place', async ({ page }) => {
      await page.goto(path);
      await fontsSettled(page);
      await readTo(page, part);
      const parts = 'main :is(h1, h2, h3, p), footer :is(h2, p)';
      const before = await topsOf(page, parts);
      const index = before.findIndex((top) => top >= 0);
      await page.reload();
      await fontsSettled(page);
      const place = async () => (await topsOf(page, parts))[index];
      await expect.poll(place).toBeCloseTo(before[index] ?? NaN, -0.7);
    });
  });
}

test.describe('a picture that failed offline', () => {
  test.use({ expected: /^Console: / });

  test('stays the placeholder when React loads, and comes back with the connection', async ({
    page,
    context,
  }) => {
    const pictures = /\/static\/[\da-f]{32}\//;
    await page.route(pictures, (route) => route.abort('internetdisconnected'));
    // Otherwise the testimonials move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const picture = page.locator('main img[loading=lazy]').first();
    const source = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    await picture.evaluate((img) => img.scrollIntoView());
    await expect.poll(source).toMatch(/placeholder\.svg$/);
    await loadReact(page);
    await expect.poll(source).toMatch(/placeholder\.svg$/);
    // It fails again with the next connection, and comes back with the one after.
    const failedAgain = page.waitForEvent('requestfailed', (request) =>
      pictures.test(request.url()),
    );
    await context.setOffline(true);
    await context.setOffline(false);
    await failedAgain;
    await expect.poll(source).toMatch(/placeholder\.svg$/);
    await page.unroute(pictures);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(source).toMatch(/\.webp$/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
});
