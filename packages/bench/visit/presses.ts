import { setTimeout as pause } from 'node:timers/promises';
import type { Sample } from '../figures';
import { readMarks, type Marks } from './marks';
import { place, press } from './pointer';
import { pressRecorder } from './press-recorder';
import type { Tab } from './tab';
import { inTab, visitUndisturbed } from './undisturbed';

/** Milliseconds between two presses. */
const pace = 50;
/** How long the visitor keeps pressing, from the start of the visit, in milliseconds. */
const insistence = 6000;
/**
 * A press passes from this process to the page's, whose clock differs: by at most this, in
 * milliseconds.
 */
const tolerance = 25;
/** How long a page may take to begin, and to answer the last press, in milliseconds. */
const loading = 60_000;
const patience = 2000;

/**
 * Presses the theme toggle (on other sites the first button) every 50 ms from before the first
 * paint on, and counts the presses after it that had no effect. Empty for a page without one, and
 * for one without scripts, on which nothing can respond.
 */
export async function measurePresses(url: string): Promise<Sample> {
  const found = await visitUndisturbed(url, (tab) => tab.evaluate(findControl));
  const control = place.nullable().parse(found);
  if (control === null) return {};
  return inTab(
    async (tab) => {
      const sent = await pressThroughout(tab, url, control);
      return pressesOf(await readMarks(tab), sent);
    },
    (page) => [page.send('Page.addScriptToEvaluateOnNewDocument', { source: pressRecorder })],
  );
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

/** Runs in the page: returns the middle of the theme toggle, otherwise of the first button. */
function findControl() {
  const controls = ['[data-theme-toggle]', 'button'].flatMap((selector) => [
    ...document.querySelectorAll(selector),
  ]);
  const control = controls.find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!control || document.scripts.length === 0) return null;
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses throughout, and returns the times of all presses, in milliseconds since 1970. */
async function pressThroughout(
  tab: Tab,
  url: string,
  control: { x: number; y: number },
): Promise<number[]> {
  const sent: number[] = [];
  const timer = setInterval(() => {
    sent.push(Date.now());
    press(tab, control);
  }, pace);
  try {
    await tab.send('Page.navigate', { url }, { timeout: loading });
    await pause(insistence);
  } finally {
    clearInterval(timer);
  }
  await pause(patience);
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
