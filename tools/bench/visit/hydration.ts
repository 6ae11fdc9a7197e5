import type { Sample } from '../figures';
import { readMarks, type Marks } from './marks';
import { reachForNewsletter } from './newsletter';
import { followLink } from './next-page';
import { pause } from './pause';
import { visitUndisturbed } from './undisturbed';

/** For how long after a form is ready its page still counts as hydrating, in milliseconds. */
const aftermath = 1000;

/**
 * Reaches for the newsletter field once home rests, waits until React has the form, and goes on to
 * the next page. Empty for a site without such a form.
 */
export function measureHydration(url: string): Promise<Sample> {
  return visitUndisturbed(url, async (tab) => {
    await tab.evaluate(watchHydration);
    if (!(await reachForNewsletter(tab))) return {};
    await pause(aftermath * 2);
    const marks = await readMarks(tab);
    const next = await followLink(tab);
    return { ...hydrationOf(marks), ...(next !== null && { nextHydrated: next }) };
  });
}

/**
 * Runs in the page, and notes performance marks:
 * - `bench:intent`: a form of the site was pressed or got the focus; the first counts;
 * - `bench:ready`: React has taken over that form;
 * - `bench:task`: a long task, with its length in milliseconds.
 */
function watchHydration(): void {
  for (const reach of ['pointerdown', 'focusin']) {
    addEventListener(reach, ({ target, timeStamp: startTime }) => {
      if (target instanceof Element && target.closest('form[data-app]')) {
        performance.mark('bench:intent', { startTime });
      }
    });
  }
  addEventListener('form-ready', ({ timeStamp: startTime }) =>
    performance.mark('bench:ready', { startTime }),
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      performance.mark('bench:task', { startTime, detail: duration });
    }
  }).observe({ type: 'longtask' });
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
