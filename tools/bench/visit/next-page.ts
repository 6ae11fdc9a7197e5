import type { Page } from '@playwright/test';
import type { Sample } from '../figures';
import { readMarks } from './marks';
import { settle, visit } from './visitor';

/** How long a pointer rests on a link before it presses, in milliseconds. */
const hesitation = 300;
/** How long the next page may take, in milliseconds. */
const patience = 30_000;

/**
 * Goes from home, as it arrived, to the first other page of its navigation. Pages that speculation
 * rules prefetch are prefetched here too; none is prerendered, which Chromium does not do while
 * Playwright watches.
 */
export function measureNextPage(url: string): Promise<Sample> {
  return visit('slow', async ({ page }) => {
    await settle(page, url);
    const next = await followLink(page);
    return next === null ? {} : { nextUnhydrated: next };
  });
}

/**
 * Points at the first link of the navigation to another page of this site, presses it, and answers
 * with the milliseconds from the press to the first paint of the next page; null without such a link.
 */
export async function followLink(page: Page): Promise<number | null> {
  await page.evaluate(() => scrollTo(0, 0));
  const links = page.locator('a[href^="/"]:visible:not([href="/"], [href*="#"], [target])');
  const link = links.and(page.locator('nav a')).or(links).first();
  if ((await link.count()) === 0) return null;
  const address = await link.getAttribute('href');
  if (address === null || !(await isThere(page, address))) return null;
  await link.hover();
  await page.waitForTimeout(hesitation);
  await link.click({ noWaitAfter: true });
  await page.waitForURL((url) => url.pathname === address, { timeout: patience });
  return paintAfterPress(page);
}

/** The limit page leads to pages that it does not have. */
async function isThere(page: Page, address: string): Promise<boolean> {
  const response = await fetch(new URL(address, page.url()), { method: 'HEAD' });
  return response.ok;
}

/** The first paint is that of a new document, or the frame in which the old one showed the next page. */
async function paintAfterPress(page: Page): Promise<number> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const pressed = await page.evaluate(() => Number(sessionStorage.getItem('bench:click')));
    const { origin, firstPaint, next } = await readMarks(page);
    const painted = [firstPaint, next]
      .flatMap((time) => (time === undefined ? [] : [origin + time]))
      .find((time) => time > pressed);
    if (pressed > 0 && painted !== undefined) return painted - pressed;
    await page.waitForTimeout(100);
  }
  throw new Error(`The next page, ${page.url()}, was never painted.`);
}
