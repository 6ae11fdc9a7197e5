import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { losses } from './support/layout';
import { painted } from './support/page';

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
  const action = header.getByRole('link', { name: 'Build Your Narrative' });
  const bottom = () => header.evaluate((one) => one.getBoundingClientRect().bottom);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/#questions');
  await expect.poll(bottom).toBeCloseTo(48, 0);
  await expect(action).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await action.focus();
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

test('the focus stays where it is when the header changes its rows', async ({ page }) => {
  await page.goto('/about/');
  const controls = page.getByRole('banner').locator('a, button');
  for (let index = 0; index < (await controls.count()); index += 1) {
    await controls.nth(index).focus();
    for (const width of [390, 600, 1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await painted(page);
      await expect(controls.nth(index)).toBeFocused();
    }
  }
});

test('a phone on its side gives the header an eighth of its window or so', async ({ page }) => {
  await page.goto('/about/');
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [844, 390],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(60);
  }
});

test('the words of another language fit into the header', async ({ page }) => {
  await page.goto('/about/');
  const words = 'Startseite|Über uns|Leistungen und Preise|Kontaktaufnahme'.split('|');
  await page.getByRole('navigation').evaluate((nav, labels) => {
    nav.querySelectorAll('a').forEach((link, index) => {
      for (const label of link.querySelectorAll('span')) label.textContent = labels[index] ?? '';
    });
  }, words);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Build Your Narrative' })
    .evaluate((link) => (link.textContent = 'Erzählen Sie Ihre Geschichte'));
  for (const width of [320, 390, 559, 560, 600, 767, 768, 800, 834, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const inHeader = (await losses(page)).filter((line) => /too wide|beyond|lies over/.test(line));
    expect.soft(inHeader, `${width} px`).toEqual([]);
  }
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
  const theme = 'Switch to the dark theme';
  const links = ['Skip to content', /home page$/, theme, ...names, 'Build Your Narrative'];
  for (const name of links) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.getByRole('main').getByRole('paragraph').last().click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
