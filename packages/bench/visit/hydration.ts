import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Sample } from '../figures';
import { reachForForm } from './form';
import { followLink } from './next-page';
import type { Tab } from './tab';
import { slowdown, visitUndisturbed } from './undisturbed';

/** How long after a form is ready its page still counts as hydrating, in milliseconds. */
const aftermath = 1000;

/**
 * Presses the newsletter field once home is idle, waits until React has hydrated the form, and
 * reads the records. Empty for a site without such a form.
 */
export function measureHydration(url: string): Promise<Sample> {
  return visitUndisturbed(url, async (tab) => {
    // Chromium slows a page by keeping a core busy, with four fifths of it for an idle page: a
    // prerendered page would slow the visible one, as on no phone.
    await slowAhead(tab, { rate: 1 });
    const found = await pressAndHydrate(tab);
    if (found === null) return {};
    await slowAhead(tab, slowdown);
    const next = await followLink(tab);
    return { ...hydrationOf(found), ...(next !== null && { nextHydrated: next }) };
  });
}

/**
 * Presses the newsletter field of a page that has fetched no script ahead, and returns how long React
 * takes to hydrate the form. Empty for a site without such a form.
 */
export function measureUnfetched(url: string): Promise<Sample> {
  return visitUndisturbed(url, async (tab) => {
    await tab.evaluate(() => {
      globalThis.fetch = () => Promise.reject(new TypeError('Nothing is fetched ahead.'));
    });
    const found = await pressAndHydrate(tab);
    return found === null ? {} : { readyUnfetched: found.ready - found.intent };
  });
}

/** Slows the processor for the prerendered pages. */
async function slowAhead(tab: Tab, factor: typeof slowdown): Promise<void> {
  const pages = await tab.ahead();
  await Promise.all(pages.map((page) => page.send('Emulation.setCPUThrottlingRate', factor)));
}

/** A hydration, in milliseconds since the page started: the press, its end, the tasks around it. */
type Hydration = { intent: number; ready: number; tasks: readonly Noted[] };

async function pressAndHydrate(tab: Tab): Promise<Hydration | null> {
  const ready = await reachForForm(tab);
  if (ready === null) return null;
  await pause(aftermath * 2);
  const [[press], tasks] = records.parse(await tab.evaluate(readRecords));
  if (!press) throw new Error('The browser recorded no press.');
  return { intent: press.startTime, ready, tasks };
}

/** An entry that the browser recorded, in milliseconds since the page started. */
type Noted = { startTime: number; duration: number };

const noted = z.array(z.object({ startTime: z.number(), duration: z.number() }));
const records = z.tuple([noted, noted]);

/**
 * Runs in the page: returns the first press, and the tasks of 50 ms and more. The browser records
 * both by itself; a listener in the page would run in the very tasks that are measured.
 */
function readRecords(): Noted[][] {
  const observer = new PerformanceObserver(() => undefined);
  return ['first-input', 'longtask'].map((type) => {
    observer.observe({ type, buffered: true });
    return observer.takeRecords().map(({ startTime, duration }) => ({ startTime, duration }));
  });
}

/**
 * Returns how long hydration took, and its longest task; 0 if none was long enough to be recorded
 * (50 ms).
 */
export function hydrationOf({ intent, ready, tasks }: Hydration): Sample {
  const during = tasks.filter(
    ({ startTime, duration }) => startTime + duration >= intent && startTime <= ready + aftermath,
  );
  return {
    ready: ready - intent,
    longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
  };
}
