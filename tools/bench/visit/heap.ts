import { z } from 'zod';
import type { Sample } from '../figures';
import { rest } from './conditions';
import { reachForNewsletter } from './newsletter';
import { pause } from './pause';
import type { Tab } from './tab';
import { visitUndisturbed } from './undisturbed';

/**
 * What JavaScript holds in memory before somebody reaches for the newsletter field, and once React has
 * the form; on a site without such a form, only before. This is a visit of its own: a heap is cleaned
 * up before it is measured, and whatever runs in it next is quicker than a visitor's.
 */
export function measureHeap(url: string): Promise<Sample> {
  return visitUndisturbed(url, async (tab) => {
    const heapBefore = await heapOf(tab);
    if ((await reachForNewsletter(tab)) === null) return { heapBefore };
    await pause(rest);
    return { heapBefore, heapAfter: await heapOf(tab) };
  });
}

const heapUsage = z.object({ usedSize: z.number() });

/** Bytes that JavaScript holds when nothing is left to throw away. */
async function heapOf(tab: Tab): Promise<number> {
  await tab.send('HeapProfiler.collectGarbage');
  return heapUsage.parse(await tab.send('Runtime.getHeapUsage')).usedSize;
}
