import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from '../../support/contrast';
import { startAtTop } from './start-at-top';
import { looksAtAll } from './views';
import { wear } from './wear';

type Clip = { x: number; y: number; width: number; height: number };

/** Returns the relative luminance of each pixel of a part of the window. */
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

/** Returns how the focused element looks (by its styles), and the place around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A label that hides its own control shows the focus of that control.
    const isHidden = getComputedStyle(element).opacity === '0';
    const shown = (isHidden ? element.closest('label') : null) ?? element;
    // A browser does not scroll to a large field that is partly visible.
    shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = shown.getBoundingClientRect();
    const kind = `${shown.tagName} ${shown.className} ${element.ariaInvalid ?? ''}`;
    const isFrame = element.closest('header, footer') !== null;
    return { kind, isFrame, html: element.outerHTML.slice(0, 90), x, y, width, height };
  });

/**
 * Returns the stops whose focus indicator is smaller than 2 px around them, or changes the picture
 * by less than 3:1 (WCAG 2.4.13), by screenshots with and without it. Stops that look alike are
 * measured once, and those of header and footer only on the home page; `npm test -- a11y` measures
 * every stop of every page.
 */
export async function weakStops(page: Page): Promise<string[]> {
  const weak: string[] = [];
  const seen = new Set<string>();
  const isHome = new URL(page.url()).pathname === '/';
  await startAtTop(page);
  const { width: wide, height: high } = page.viewportSize() ?? { width: 0, height: 0 };
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    if (!looksAtAll && (seen.has(stop.kind) || (stop.isFrame && !isHome))) continue;
    seen.add(stop.kind);
    const x = Math.max(0, Math.floor(stop.x) - 9);
    const y = Math.max(0, Math.floor(stop.y) - 9);
    const clip = {
      x,
      y,
      width: Math.min(wide, Math.ceil(stop.x + stop.width) + 9) - x,
      height: Math.min(high, Math.ceil(stop.y + stop.height) + 9) - y,
    };
    const after = await luminances(page, clip);
    // Removing only the outline leaves tooltips and everything else unchanged.
    const takeOff = await wear(
      page,
      '*, *::before { outline: none !important; box-shadow: none !important }',
    );
    const before = await luminances(page, clip);
    await takeOff();
    const changed = after.filter((value, at) => contrast(value, before[at] ?? 0) >= 3).length;
    const isInView = stop.height < high;
    const needed = isInView ? 2 * 2 * (stop.width + stop.height) : 2 * 2 * stop.width;
    if (changed < needed * 0.9) {
      weak.push(`${stop.html}: ${changed} of ${Math.round(needed)} pixels`);
    }
  }
  if (seen.size === 0) throw new Error('Tab reached nothing.');
  return weak;
}
