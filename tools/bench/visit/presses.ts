import type { Page } from '@playwright/test';
import type { Sample } from '../figures';
import { readMarks } from './marks';
import { visit, type Visitor } from './visitor';

/** Milliseconds between two presses. */
const pace = 50;
/** How long somebody keeps pressing after the page was loaded, in milliseconds. */
const insistence = 2000;

/**
 * Presses the theme toggle (on other sites the first button) every 50 ms from before the first
 * paint on, and finds out which of the presses after it had no effect. Empty for a page without one,
 * and for one without scripts, on which nothing can answer.
 */
export async function measurePresses(url: string): Promise<Sample> {
  const place = await visit('full', async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    const hasScripts = (await page.locator('script').count()) > 0;
    return hasScripts ? findControl(page) : null;
  });
  if (place === null) return {};
  return visit('slow', async (visitor) => {
    const sent = await pressThroughout(visitor, url, place);
    const { origin, firstPaint, presses } = await readMarks(visitor.page);
    if (firstPaint === undefined) return {};
    const counted = sent.filter((time) => time >= origin + firstPaint);
    const working = presses.filter(({ works, time }) => works && time >= firstPaint);
    const first = working[0];
    return {
      presses: counted.length,
      pressesLost: countLost(
        counted,
        working.map(({ time }) => origin + time),
      ),
      ...(first && { firstPress: first.at - firstPaint }),
    };
  });
}

type Place = { x: number; y: number };

async function findControl(page: Page): Promise<Place | null> {
  const toggle = page.locator('[data-theme-toggle]');
  const any = page.locator('button:visible');
  const control = (await toggle.count()) > 0 ? toggle.first() : any.first();
  const box = (await control.count()) > 0 ? await control.boundingBox() : null;
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Answers with the times of all presses, in milliseconds since 1970. */
async function pressThroughout(
  { page, devTools }: Visitor,
  url: string,
  place: Place,
): Promise<number[]> {
  const sent: number[] = [];
  const press = () => {
    sent.push(Date.now());
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      // Not waited for, and never an error: a busy page must not slow the finger down.
      devTools
        .send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
        .catch(() => undefined);
    }
  };
  const timer = setInterval(press, pace);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(insistence);
  } finally {
    clearInterval(timer);
  }
  await page.waitForTimeout(insistence);
  return sent;
}

/** The clocks of the two processes may differ by this much, in milliseconds. */
const tolerance = 5;

/** How many presses found no answer; each answer, given at or after its press, serves one. */
export function countLost(sent: readonly number[], answered: readonly number[]): number {
  const left = [...answered];
  return sent.filter((time) => {
    const found = left.findIndex((answer) => answer >= time - tolerance);
    if (found === -1) return true;
    left.splice(found, 1);
    return false;
  }).length;
}
