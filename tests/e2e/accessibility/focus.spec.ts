import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from '../../support/contrast';
import { expect, test } from '../fixtures';
import { submitButton } from '../support/answers';
import { pages } from '../support/content';
import { hydrate } from '../support/scripts';
import { inEachView, looksAtAll } from '../support/views';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Clip = { x: number; y: number; width: number; height: number };

/** The relative luminance of each pixel of a part of the window. */
async function luminances(page: Page, clip: Clip): Promise<number[]> {
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, pixel) => {
    const at = pixel * info.channels;
    return luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
}

/** Where the focus is: what it looks like (by its styles), and the place around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A label that hides its own control shows its focus.
    const isHidden = getComputedStyle(element).opacity === '0';
    const shown = (isHidden ? element.closest('label') : null) ?? element;
    const { x, y, width, height } = shown.getBoundingClientRect();
    const kind = `${shown.tagName} ${shown.className} ${element.ariaInvalid ?? ''}`;
    return { kind, html: element.outerHTML.slice(0, 90), x, y, width, height };
  });

/** The stops of a page whose focus is smaller, or weaker, than WCAG 2.4.13 wants; one of each look. */
async function weakStops(page: Page): Promise<string[]> {
  const weak: string[] = [];
  const seen = new Set<string>();
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    if (seen.has(stop.kind) && !looksAtAll) continue;
    seen.add(stop.kind);
    const { width: wide, height: high } = page.viewportSize() ?? { width: 0, height: 0 };
    const x = Math.max(0, Math.floor(stop.x) - 9);
    const y = Math.max(0, Math.floor(stop.y) - 9);
    const clip = {
      x,
      y,
      width: Math.min(wide, Math.ceil(stop.x + stop.width) + 9) - x,
      height: Math.min(high, Math.ceil(stop.y + stop.height) + 9) - y,
    };
    const after = await luminances(page, clip);
    // Taking the outline away leaves tooltips and everything else as they are.
    const style = await page.addStyleTag({
      content: '*, *::before { outline: none !important; box-shadow: none !important }',
    });
    const before = await luminances(page, clip);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    const changed = after.filter((value, at) => contrast(value, before[at] ?? 0) >= 3).length;
    const isInView = stop.height < high;
    const needed = isInView ? 2 * 2 * (stop.width + stop.height) : 2 * 2 * stop.width;
    if (changed < needed * 0.9) {
      weak.push(`${stop.html}: ${changed} of ${Math.round(needed)} pixels`);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  return weak;
}

for (const { name, path } of pages) {
  test(`the focus shows at every stop of "${name}", as large as 2 px around it and 3:1`, async ({
    page,
  }) => {
    test.slow(looksAtAll);
    await page.goto(path);
    await inEachView(page, async (view) => {
      expect.soft(await weakStops(page), view).toEqual([]);
    });
  });
}

test('the focus shows at every field in error', async ({ page }) => {
  test.slow(looksAtAll);
  await page.goto('/contact/');
  await hydrate(page);
  await submitButton(page).click();
  await inEachView(page, async (view) => {
    expect.soft(await weakStops(page), view).toEqual([]);
  });
});
