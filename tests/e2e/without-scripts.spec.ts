import { expect, test } from './fixtures';
import { pages } from './support/page';

test.use({ javaScriptEnabled: false });

test('every page can be read', async ({ page }) => {
  for (const { path } of pages.filter(({ site }) => site === 'specified')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toBeHidden();
    // A page with first drafts shows them on request.
    const edits = page.getByRole('checkbox', { name: 'Show our edits' });
    if (await edits.isVisible()) await edits.check();
    const hidden = await page.locator('main :is(p, h2, h3)').evaluateAll((elements) =>
      elements
        // Only scripts fill a live region.
        .filter((element) => !element.closest('details, [hidden], [aria-hidden=true], [aria-live]'))
        .filter((element) => !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.textContent),
    );
    expect(hidden, path).toEqual([]);
  }
});

test('colors, fonts and pictures follow the system', async ({ page }) => {
  for (const [colorScheme, paper] of [
    ['light', 'rgb(251, 246, 240)'],
    ['dark', 'rgb(16, 18, 31)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
    const hero = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`hero-${colorScheme}`);
  }
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toContain('loaded');
});
