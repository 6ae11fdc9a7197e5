import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import type { Sample } from '../figures';
import { readMarks, type Marks } from './marks';
import { followLink } from './next-page';
import { settle, visit } from './visitor';

/** How long React may take to come, in milliseconds. */
const patience = 60_000;
/** For how long after a form is ready its page still counts as hydrating, in milliseconds. */
const aftermath = 1000;

/**
 * Reaches for the newsletter field as soon as home rests, waits until React has the form, and goes on
 * to the next page. On a site without such a form, only the heap before is measured.
 */
export function measureHydration(url: string): Promise<Sample> {
  return visit('slow', async ({ page, devTools }) => {
    await settle(page, url);
    const before: Sample = { heapBefore: await heapOf(devTools) };
    if (!(await reachForForm(page, 'newsletter'))) return before;
    await page.waitForTimeout(aftermath * 2);
    const marks = await readMarks(page);
    const heapAfter = await heapOf(devTools);
    const next = await followLink(page);
    return {
      ...before,
      ...hydrationOf(marks),
      heapAfter,
      ...(next !== null && { nextHydrated: next }),
    };
  });
}

/**
 * Puts the focus into the first field of a form that React takes over, and waits until it has;
 * false when there is no such form on the page.
 * @throws when React does not come
 */
export async function reachForForm(page: Page, name?: string): Promise<boolean> {
  const form = page.locator(name ? `form[data-app="${name}"]` : 'form[data-app]').first();
  if ((await form.count()) === 0) return false;
  await form.locator('input:visible, textarea:visible').first().focus();
  await page.waitForFunction(
    () => performance.getEntriesByName('bench:ready').length > 0,
    undefined,
    { timeout: patience, polling: 250 },
  );
  return true;
}

/** How long hydration took, and its longest task; 0 when none was long enough to be noted (50 ms). */
export function hydrationOf({ intent, ready, tasks }: Marks): Sample {
  if (intent === undefined || ready === undefined) return {};
  const during = tasks.filter(
    ({ start, duration }) => start + duration >= intent && start <= ready + aftermath,
  );
  return {
    ready: ready - intent,
    longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
  };
}

const heapUsage = z.object({ usedSize: z.number() });

/** Bytes that JavaScript holds when nothing is left to throw away. */
async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  return heapUsage.parse(await devTools.send('Runtime.getHeapUsage')).usedSize;
}
