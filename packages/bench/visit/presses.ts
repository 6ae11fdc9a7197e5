import type { Page } from '@playwright/test';
import type { Sample } from '../figures';
import { readMarks, type Marks } from './marks';
import { pressRecorder } from './press-recorder';
import { visit, type Visitor } from './visitor';

/** Milliseconds between two presses. */
const pace = 50;
/** How long the visitor keeps pressing, from the start of the visit, in milliseconds. */
const insistence = 6000;
/**
 * A press passes from this process to the page's, whose clock differs: by at most this, in
 * milliseconds.
 */
const tolerance = 25;
/** How long a page may take to answer the last press, in milliseconds. */
const patience = 2000;

/**
 * Presses the theme toggle (on other sites the first button) every 50 ms from before the first
 * paint on, and counts the presses after it that had no effect. Empty for a page without one, and
 * for one without scripts, on which nothing can respond.
 */
export async function measurePresses(url: string): Promise<Sample> {
  const place = await visit('full', async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    const hasScripts = (await page.locator('script').count()) > 0;
    return hasScripts ? findControl(page) : null;
  });
  if (place === null) return {};
  return visit('slow', async (visitor) => {
    await visitor.page.addInitScript(pressRecorder);
    const sent = await pressThroughout(visitor, url, place);
    return pressesOf(await readMarks(visitor.page), sent);
  });
}

/**
 * Counts from the first press that could hit the control: the browser may paint the page's
 * background before the control has loaded, and nobody presses what is not on the screen. `sent`
 * are times in milliseconds since 1970.
 */
export function pressesOf({ origin, firstPaint, presses }: Marks, sent: readonly number[]): Sample {
  if (firstPaint === undefined) return {};
  const seen = presses.find(({ hits, time }) => hits && time >= firstPaint);
  if (!seen) return {};
  const counted = sent.filter((time) => time >= origin + seen.time - tolerance);
  const working = presses.filter(({ works, time }) => works && time >= seen.time);
  const answers = working.map(({ time }) => origin + time);
  const first = working[0];
  return {
    presses: counted.length,
    pressesLost: countLost(counted, answers),
    ...(first && { firstPress: first.at - firstPaint }),
  };
}

type Place = { x: number; y: number };

async function findControl(page: Page): Promise<Place | null> {
  const toggle = page.locator('[data-theme-toggle]');
  const any = page.locator('button:visible');
  const control = (await toggle.count()) > 0 ? toggle.first() : any.first();
  const box = (await control.count()) > 0 ? await control.boundingBox() : null;
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses throughout, and returns the times of all presses, in milliseconds since 1970. */
async function pressThroughout(
  { page, devTools }: Visitor,
  url: string,
  place: Place,
): Promise<number[]> {
  const sent: number[] = [];
  const press = () => {
    sent.push(Date.now());
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      // Not awaited, and never an error: a busy page must not slow the finger down.
      devTools
        .send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
        .catch(() => undefined);
    }
  };
  const timer = setInterval(press, pace);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(insistence);
  } finally {
    clearInterval(timer);
  }
  await page.waitForTimeout(patience);
  return sent;
}

/**
 * Returns how many presses got no answer; each answer, given at or after its press, counts for one.
 */
export function countLost(sent: readonly number[], answered: readonly number[]): number {
  const left = [...answered];
  return sent.filter((time) => {
    const found = left.findIndex((answer) => answer >= time - tolerance);
    if (found === -1) return true;
    left.splice(found, 1);
    return false;
  }).length;
}
