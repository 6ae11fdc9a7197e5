import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures';
import { newEmail } from './support/forms';
import { drawn, fontsSettled, hold, pages } from './support/page';

test('every picture loads, as wide as its sizes promise', async ({ page }) => {
  for (const path of ['/', '/about/', '/services/', '/contact/']) {
    await page.goto(path);
    for (const image of await page.locator('img').filter({ visible: true }).all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((img: HTMLImageElement) => img.decode());
      // The natural width of an image with several widths is what its sizes say.
      const src = await image.evaluate((img: HTMLImageElement) => img.src);
      const ratio = await image.evaluate(
        (img: HTMLImageElement) => img.naturalWidth / img.clientWidth,
      );
      expect(src).not.toContain('placeholder');
      expect(Math.abs(ratio - 1), src).toBeLessThan(0.1);
    }
  }
});

test.describe('under reduced motion', () => {
  test.use({ expected: /^Console: / });

  test('nothing moves, on any page or in a form', async ({ page, inbox, contact }) => {
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    for (const { path } of pages.filter(({ site }) => site === 'specified')) {
      await page.goto(path);
      expect(await moving(), path).toBe(0);
    }
    await page.goto('/contact/');
    const email = newEmail();
    inbox.replyNext(email, { status: 400 });
    await contact.send(email);
    await expect(page.getByText('Submission Failed')).toBeVisible();
    expect(await moving()).toBe(0);
  });
});

/** Returns the font files that a page loads from now on; the list grows over time. */
function watchFonts(page: Page): string[] {
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2')) files.push(request.url());
  });
  return files;
}

test('the fonts join the page together, once no press could lose its link by it', async ({
  page,
}) => {
  const fonts = watchFonts(page);
  const release = await hold(page, /headlines-italic/);
  await page.goto('/');
  const joined = () =>
    page.evaluate(() =>
      [...document.fonts]
        // Fonts of extended Latin are described, and not loaded.
        .filter(
          ({ family, unicodeRange }) =>
            unicodeRange.startsWith('U+0-') && !/Fallback|Android/.test(family),
        )
        .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`),
    );
  await expect.poll(() => fonts.length).toBe(2);
  await drawn(page);
  expect(await joined()).toEqual([]);
  await page.mouse.move(600, 400);
  await page.mouse.down();
  release();
  await expect.poll(() => fonts.length).toBe(3);
  await drawn(page);
  expect(await joined()).toEqual([]);
  await page.mouse.up();
  await expect.poll(joined).toEqual(['Text normal', 'Headlines normal', 'Headlines italic']);
});

/** The parts of Chromium's trace that this file reads. */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      args: z.object({
        elementCount: z.number().default(0),
        beginData: z
          .object({ dirtyObjects: z.number(), totalObjects: z.number() })
          .nullish()
          .catch(null),
      }),
    }),
  ),
});

test('home is styled once and laid out twice, at first and when the fonts join, and never all of it in one task', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto('/');
  await fontsSettled(page);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = traceSchema.parse(trace);
  const elements = await page.locator('*').count();
  const styled = traceEvents.reduce((sum, { args }) => sum + args.elementCount, 0);
  expect(styled / elements).toBeGreaterThan(0.5);
  expect(styled / elements).toBeLessThan(1.2);

  const layouts = traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' ? (args.beginData ?? []) : [],
  );
  const whole = Math.max(...layouts.map(({ totalObjects }) => totalObjects));
  const parts = layouts.map(({ dirtyObjects }) => dirtyObjects / whole);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(2, 0);
  expect(Math.max(...parts)).toBeLessThan(0.5);
});

test('only a page with a typed or printed letter of another alphabet loads the fonts for it', async ({
  page,
  baseURL,
}) => {
  const fonts = watchFonts(page);
  const extended = () => fonts.filter((file) => file.includes('-extended-'));
  // The second page of a visit has the web fonts in any case.
  await page.goto('/contact/', { referer: baseURL });
  await fontsSettled(page);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Zoë Müller');
  await expect.poll(() => fonts.length).toBe(3);
  expect(extended()).toEqual([]);

  await name.fill('Łukasz Šimůnek');
  await expect.poll(extended).toHaveLength(1);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((title) => title.replaceChildren('Łódź ', document.createElement('em')));
  await heading.locator('em').evaluate((accent) => accent.append('Čč'));
  await expect.poll(extended).toHaveLength(3);
});

test(
  'on a computer without the fallback fonts no line moves, and the next page has the fonts',
  { tag: '@bare' },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const fonts = watchFonts(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        const values = list
          .getEntries()
          .map((entry) => ('value' in entry ? Number(entry.value) : 0));
        dataset.shift = `${values.reduce((sum, value) => sum + value, Number(dataset.shift ?? 0))}`;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect.poll(() => fonts.length).toBe(3);
    await drawn(page);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThan(0.02);

    await page.locator('header a[href="/about/"]').first().click();
    await page.waitForURL('/about/');
    const states = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(states).toContain('loaded');
  },
);
