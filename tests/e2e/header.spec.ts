import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

// With motion, which the configuration turns off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const names = ['Home', 'About', 'Services', 'Contact'];

/** Returns the words that only a tooltip shows; assistive technology uses the name of the link. */
const tooltipOf = (control: Locator) => control.locator('> [aria-hidden=true]:not(svg)');

test('small screens have icons, with a tooltip after 700 ms, then at once', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  const link = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true });
  for (const name of names) await expect(link(name).locator('svg')).toBeVisible();
  const delayOf = (name: string) =>
    tooltipOf(link(name)).evaluate((one) =>
      getComputedStyle(one).getPropertyValue('--tooltip-delay'),
    );
  expect(await delayOf('About')).toBe('0.7s');
  await link('About').hover();
  await expect(tooltipOf(link('About'))).toHaveText('About');
  await expect(tooltipOf(link('About'))).toBeVisible();
  await expect.poll(() => delayOf('Services')).toBe('0s');
  await link('Services').hover();
  await expect(tooltipOf(link('Services'))).toBeVisible();
  await expect(tooltipOf(link('About'))).toBeHidden();
  // Off the group, it forgets after 300 ms that a tooltip was open.
  await page.mouse.move(180, 500);
  await expect(page.getByRole('navigation').locator('> div')).toHaveCSS('transition-delay', '0.3s');
  await expect.poll(() => delayOf('About')).toBe('0.7s');
  await link('Contact').hover();
  await expect(tooltipOf(link('Contact'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltipOf(link('Contact'))).toBeHidden();
});

test('a tooltip stays under the pointer that moves onto it, until Escape', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('banner').getByRole('button');
  await toggle.hover();
  await expect(tooltipOf(toggle)).toHaveCSS('opacity', '1');
  const { x = 0, y = 0, height = 0 } = (await toggle.boundingBox()) ?? {};
  const tooltip = (await tooltipOf(toggle).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  // Through the gap between the two, more slowly than a tooltip disappears.
  for (let at = y + height - 2; at < tooltip.y + tooltip.height / 2; at += 2) {
    await page.mouse.move(x + 22, at);
    expect(await toggle.evaluate((one) => one.matches(':hover')), `at ${at}`).toBe(true);
  }
  await expect(tooltipOf(toggle)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(tooltipOf(toggle)).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('no tooltip opens', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('banner').getByRole('button');
    await toggle.tap();
    await expect(page.locator('html')).toContainClass('dark');
    // Otherwise it would open after 700 ms.
    const shown = toggle.evaluate(
      (one) =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() => {
            const tooltip = one.querySelector('span[aria-hidden]');
            for (const animation of tooltip?.getAnimations() ?? []) animation.finish();
            resolve(tooltip?.checkVisibility({ visibilityProperty: true }) ?? true);
          }),
        ),
    );
    expect(await shown).toBe(false);
  });
});

test('on a phone the row with the navigation stays, but not in a short window; the focus shows all', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const theme = header.getByRole('button');
  const bottom = () => header.evaluate((one) => one.getBoundingClientRect().bottom);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/#questions');
  await expect.poll(bottom).toBeCloseTo(48, 0);
  await expect(theme).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await theme.focus();
  await expect.poll(bottom).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 400 });
  await expect.poll(bottom).toBeLessThan(0);
});

test('on a phone Tab goes from left to right, and then to the row below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  const passed: { name: string | null; x: number; y: number }[] = [];
  while (passed.length < 7) {
    await page.keyboard.press('Tab');
    const focus = page.getByRole('banner').locator(':focus');
    const { x = 0, y = 0, height = 0 } = (await focus.boundingBox()) ?? {};
    passed.push({ name: await focus.textContent(), x, y: Math.round((y + height / 2) / 10) });
  }
  const inOrder = passed.toSorted((one, other) => one.y - other.y || one.x - other.x);
  expect(passed).toEqual(inOrder);
  expect(passed.filter(({ name }) => name === 'Build Your Narrative')).toHaveLength(1);
});

test('wide screens have words, and the current page is marked', async ({ page }) => {
  await page.goto('/about/');
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.locator('svg').filter({ visible: true })).toHaveCount(0);
  await expect(links.filter({ hasText: 'About' })).toHaveAttribute('aria-current', 'page');
  await expect(links.filter({ hasText: 'About' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(links.filter({ hasText: 'Services' })).toHaveCSS('text-decoration-line', 'none');
});

test('Tab passes over the header from the skip link on, and after a click on text goes on from there', async ({
  page,
}) => {
  await page.goto('/about/');
  const links = ['Skip to content', /home page$/, ...names];
  for (const name of [...links, 'Switch to the dark theme', 'Build Your Narrative']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.getByRole('main').getByRole('paragraph').last().click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
