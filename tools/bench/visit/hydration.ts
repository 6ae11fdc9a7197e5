import { z } from 'zod';
import type { Sample } from '../figures';
import { rest } from './conditions';
import { readMarks, type Marks } from './marks';
import { followLink } from './next-page';
import { pause } from './pause';
import type { Tab } from './tab';
import { place, press } from './pointer';
import { visitUndisturbed } from './undisturbed';

/** How long React may take to come, in milliseconds. */
const patience = 60_000;
/** For how long after a form is ready its page still counts as hydrating, in milliseconds. */
const aftermath = 1000;

/**
 * Reaches for the newsletter field once home rests, waits until React has the form, and goes on
 * to the next page. On a site without such a form, only the heap before is measured.
 */
export function measureHydration(url: string): Promise<Sample> {
  return visitUndisturbed(url, async (tab) => {
    const before: Sample = { heapBefore: await heapOf(tab) };
    if (!(await reachForNewsletter(tab))) return before;
    await pause(aftermath * 2);
    const marks = await readMarks(tab);
    const heapAfter = await heapOf(tab);
    const next = await followLink(tab);
    return {
      ...before,
      ...hydrationOf(marks),
      heapAfter,
      ...(next !== null && { nextHydrated: next }),
    };
  });
}

/**
 * Scrolls to the newsletter's form, presses its first field, and waits until React has taken it over;
 * false when there is no such form on the page.
 * @throws when React does not come
 */
async function reachForNewsletter(tab: Tab): Promise<boolean> {
  const field = place.nullable().parse(await tab.evaluate(findField));
  if (field === null) return false;
  await pause(rest);
  const ready = tab.evaluate(formReady, patience);
  press(tab, field);
  await ready.catch((cause: unknown) => {
    throw new Error('React did not take over the form of the newsletter.', { cause });
  });
  return true;
}

/** Runs in the page: scrolls to the field, and answers with its middle on the screen. */
async function findField(): Promise<z.infer<typeof place> | null> {
  const form = document.querySelector('form[data-app="newsletter"]');
  if (!form) return null;
  const fields = form.querySelectorAll('input, textarea');
  const field = [...fields].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!field) throw new Error('The form of the newsletter shows no field.');
  for (let last = NaN; ;) {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What scrolling brings into view takes its height only when it is drawn.
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { x, y, width, height } = field.getBoundingClientRect();
    if (y === last) return { x: x + width / 2, y: y + height / 2 };
    last = y;
  }
}

/** Runs in the page, which tells by itself when it is ready: to be asked would take its time. */
const formReady = () =>
  new Promise<void>((resolve) => {
    addEventListener('form-ready', () => resolve(), { once: true });
  });

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
async function heapOf(tab: Tab): Promise<number> {
  await tab.send('HeapProfiler.collectGarbage');
  return heapUsage.parse(await tab.send('Runtime.getHeapUsage')).usedSize;
}
