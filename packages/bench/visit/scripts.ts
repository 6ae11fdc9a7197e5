import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { reachForForm } from './form';
import { rest, visitUndisturbed } from './undisturbed';

/**
 * Measures all script files that a page fetches once a visitor uses its form, in bytes as
 * compressed by the server; null for a page without such a form.
 */
export function measureScripts(url: string): Promise<number | null> {
  return visitUndisturbed(url, async (tab) => {
    if ((await reachForForm(tab)) === null) return null;
    await pause(rest);
    return z.number().parse(await tab.evaluate(bytesOfScripts));
  });
}

/** Runs in the page. A file that is fetched ahead and then run is listed twice. */
function bytesOfScripts(): number {
  const sizes = new Map<string, number>();
  for (const entry of performance.getEntriesByType('resource')) {
    if (!(entry instanceof PerformanceResourceTiming) || !entry.name.endsWith('.js')) continue;
    sizes.set(entry.name, Math.max(entry.encodedBodySize, sizes.get(entry.name) ?? 0));
  }
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}
