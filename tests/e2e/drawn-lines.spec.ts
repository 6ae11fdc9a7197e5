import { expect, test } from './fixtures';
import { home, plain } from './support/content';

test('a line is drawn little by little while it scrolls into the window', async ({ page }) => {
  await page.goto('/');
  const steps = page.getByRole('region', { name: plain(home.data.steps.headline) });
  const line = steps.locator('svg').first();
  /** Scrolls until the line is at this part of the window's height; returns how many percent of it are hidden. */
  const hiddenAt = (part: number) =>
    line.evaluate((element, share) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - share * window.innerHeight, behavior: 'instant' });
      const [, hidden] = /([\d.]+)%/.exec(getComputedStyle(element).clipPath) ?? [];
      return Number(hidden ?? 0);
    }, part);
  await expect.poll(() => hiddenAt(0.85)).toBeGreaterThan(50);
  expect(await hiddenAt(0.85)).toBeLessThan(100);
  await expect.poll(() => hiddenAt(0.6)).toBeLessThan(50);
  expect(await hiddenAt(0.6)).toBeGreaterThan(0);
  await expect.poll(() => hiddenAt(0.3)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every line is there from the start', async ({ page }) => {
    await page.goto('/');
    const steps = page.getByRole('region', { name: plain(home.data.steps.headline) });
    await expect(steps.locator('svg').first()).toHaveCSS('clip-path', 'none');
  });
});
