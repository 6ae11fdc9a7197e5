import { setTimeout as pause } from 'node:timers/promises';
import type { Sample } from '../figures';
import { reachForForm } from './form';
import type { Tab } from './tab';
import { rest, visitUndisturbed } from './undisturbed';

/**
 * Measures the JavaScript heap before a visitor uses the newsletter field, and once React has
 * hydrated the form; on a site without such a form, only before. This is a separate visit: garbage
 * is collected before each measurement, and the code that runs next is faster than a visitor's.
 */
export function measureHeap(url: string): Promise<Sample> {
  return visitUndisturbed(url, async (tab) => {
    const heapBefore = await heapOf(tab);
    if ((await reachForForm(tab)) === null) return { heapBefore };
    await pause(rest);
    return { heapBefore, heapAfter: await heapOf(tab) };
  });
}

/** Returns the bytes of the JavaScript heap after garbage collection. */
async function heapOf(tab: Tab): Promise<number> {
  await tab.send('HeapProfiler.collectGarbage');
  return (await tab.send('Runtime.getHeapUsage')).usedSize;
}
