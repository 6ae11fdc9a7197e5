import { expect, test } from '../fixtures';
import { layout, questions, testimonials } from '../support/content';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('in forced colors every control has an edge or words, and the current page is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about/');
    const mark = (name: string) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).borderBottomWidth);
    expect(await mark('About')).toBe('3px');
    expect(await mark('Services')).toBe('0px');
  }
  await page.goto('/contact/');
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((one) => one.checkVisibility({ opacityProperty: true }))
      .filter((one) => {
        const { borderTopWidth, forcedColorAdjust } = getComputedStyle(one);
        const hasWords = one.textContent.trim() !== '' || one.matches('[type=radio]');
        return forcedColorAdjust === 'none' || (borderTopWidth === '0px' && !hasWords);
      })
      .map((one) => one.outerHTML.slice(0, 90)),
  );
  expect(lost).toEqual([]);
  await page.getByRole('checkbox', { name: 'Everything listed' }).check({ force: true });
  const tick = page.locator('label:has(:checked)');
  expect(await tick.evaluate((one) => getComputedStyle(one, '::before').content)).toContain('✓');
});

test('a printed page is complete: answers, quotes and addresses, in black, without the controls', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/');
  // The print styles load once the page is idle.
  await expect(page.getByRole('navigation')).toBeHidden();
  const bandOf = page.getByRole('main');
  for (const { data } of questions) {
    const item = bandOf.locator('details').filter({ hasText: data.question });
    const height = await item
      .locator('> div')
      .evaluate((one) => one.getBoundingClientRect().height);
    expect(height, data.question).toBeGreaterThan(20);
  }
  for (const { author } of testimonials) {
    const box = await page.getByRole('listitem').filter({ hasText: author }).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 9999) <= 794, author).toBe(true);
  }
  await expect(page.getByRole('button', { name: layout.theme.toDark })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('form')).toBeHidden();
  const colored = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && !one.closest('svg'))
      .filter((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(colored).toEqual([]);
});
