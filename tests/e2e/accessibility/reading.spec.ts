import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { layout, pages, questions, testimonials } from '../support/content';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is lost: text that is cut off, controls that lie over each other, a page that scrolls sideways. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const name = (one: Element) => one.outerHTML.slice(0, 90);
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[aria-hidden=true], [inert], svg') &&
        one.clientWidth > 1,
    );
    const cut = shown.filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const isText = one.textContent.trim() !== '';
      return (
        isText &&
        ((['hidden', 'clip'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
          (['hidden', 'clip'].includes(overflowY) && one.scrollHeight > one.clientHeight + 1))
      );
    });
    const controls = shown.filter((one) => one.matches('a, button, select, textarea, summary'));
    const boxes = controls.map((one) => ({ one, box: one.getBoundingClientRect() }));
    const over = boxes.flatMap(({ one, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            !one.contains(other.one) &&
            !one.closest('header') === !other.one.closest('header') &&
            !one.matches('[href="#main"]') &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
        )
        .map((other) => `${name(one)} lies over ${name(other.one)}`),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    return [...cut.map((one) => `cut off: ${name(one)}`), ...over, ...sideways];
  });

for (const { name, path } of pages) {
  test(`nothing is lost on "${name}": 200 % text, wide spacing, 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const client = await page.context().newCDPSession(page);
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 800 });
      // The size that a visitor sets for all text, twice as large as a browser's own.
      await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      expect.soft(await losses(page), `200 % text, ${width} px`).toEqual([]);
    }
    await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    });
    expect.soft(await losses(page), 'spacing').toEqual([]);
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await losses(page), 'spacing at 400 %').toEqual([]);
  });
}

test('in forced colors every control has an edge or words, and the current page its mark', async ({
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

test('on paper a page is whole: answers, quotes and addresses, in black, without the controls', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/');
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
  await expect(page.getByRole('navigation')).toBeHidden();
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
