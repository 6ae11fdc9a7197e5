import { expect, test } from './fixtures';
import { fontsSettled } from './support/page';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const site of ['specified', 'shipped'] as const) {
  test.describe(`the thread of ${site}`, () => {
    test.use({ site });

    test('is one line from the picture at the head into the button of the steps, at every width', async ({
      page,
    }) => {
      await page.goto('/');
      await fontsSettled(page);
      for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { gaps, segments, isInWindow } = await page.evaluate(() => {
          /** The box of an element, as its section clips it. */
          const boxOf = (one: Element | null) => {
            if (!one) throw new Error('Home has a picture, segments of a thread, and steps.');
            const { left, top, right, bottom } = one.getBoundingClientRect();
            const section = one.closest('section')?.getBoundingClientRect();
            return {
              left,
              right,
              top: Math.max(top, section?.top ?? top),
              bottom: Math.min(bottom, section?.bottom ?? bottom),
            };
          };
          const thread = [...document.querySelectorAll('main span:empty')];
          const boxes = [
            document.querySelector('main picture'),
            ...thread,
            document.querySelector('[aria-labelledby=how-it-works] ol ~ a'),
          ].map(boxOf);
          return {
            segments: thread.length,
            isInWindow: document.documentElement.scrollWidth <= innerWidth,
            gaps: boxes.slice(1).map((one, index) => {
              const before = boxes[index] ?? one;
              return Math.max(
                before.left - one.right,
                one.left - before.right,
                before.top - one.bottom,
                one.top - before.bottom,
              );
            }),
          };
        });
        expect(segments).toBe(8);
        expect(isInWindow, `${width} px`).toBe(true);
        expect(Math.max(...gaps), `${width} px: ${gaps.join(', ')}`).toBeLessThan(1);
      }
    });

    test('is drawn down to where the visitor reads, and complete without motion', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/');
      const down = page.locator('main span:empty').nth(1);
      const drawn = () =>
        down.evaluate((one) =>
          one.getAnimations().map((animation) => animation.effect?.getComputedTiming().progress),
        );
      await expect.poll(drawn).toEqual([0]);
      await down.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect.poll(drawn).toEqual([1]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(drawn).toEqual([]);
      await expect(down).toHaveCSS('mask-position', '0px 0px');
    });
  });
}
