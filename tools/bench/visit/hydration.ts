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
    if (!(await reachForNewsletter(tab))) return {};
    await pause(aftermath * 2);
    const marks = await readMarks(tab);
    const next = await followLink(tab);
    return { ...hydrationOf(marks), ...(next !== null && { nextHydrated: next }) };
  });
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
