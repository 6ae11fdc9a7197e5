import { z } from 'zod';
import type { Throttling } from '../browser/lighthouse';
import { scoresOf } from '../browser/lighthouse-scores';
import type { Sample } from './figures';

const audits = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
const network = z.object({
  audits: z.object({
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({
            url: z.string(),
            resourceType: z.string().optional(),
            priority: z.string().optional(),
            /** Bytes with their headers, compressed. */
            transferSize: z.number().default(0),
          }),
        ),
      }),
    }),
  }),
});

/** Returns the timings of one visit. */
export function timingsOf(lhr: unknown, throttling: Throttling): Sample {
  const found = audits.parse(lhr).audits;
  const value = (id: string) => {
    const measured = found[id]?.numericValue;
    if (measured === undefined) throw new Error(`Lighthouse measured no ${id}.`);
    return measured;
  };
  return {
    [`${throttling}.performance`]: scoresOf(lhr)[0],
    [`${throttling}.fcp`]: value('first-contentful-paint'),
    [`${throttling}.lcp`]: value('largest-contentful-paint'),
    [`${throttling}.speedIndex`]: value('speed-index'),
    [`${throttling}.tbt`]: value('total-blocking-time'),
    [`${throttling}.cls`]: value('cumulative-layout-shift'),
  };
}

const groups = ['document', 'image', 'font', 'script', 'stylesheet'];

/**
 * Returns the bytes of one visit. Prefetched files are counted separately: they are not run, and
 * the first view does not wait for them.
 */
export function transfersOf(lhr: unknown): Sample {
  const all = network
    .parse(lhr)
    .audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'))
    .map(({ resourceType = 'other', priority, transferSize }) => ({
      // Chromium requests these last: prefetched files, and style sheets for print.
      type: priority === 'VeryLow' ? 'prefetch' : resourceType.toLowerCase(),
      bytes: transferSize,
    }));
  const first = all.filter(({ type }) => type !== 'prefetch');
  const sum = (requests: readonly { bytes: number }[]) =>
    requests.reduce((total, { bytes }) => total + bytes, 0);
  const bytesOf = (name: string) => sum(first.filter(({ type }) => type === name));
  return {
    requests: first.length,
    'bytes.total': sum(first),
    'bytes.document': bytesOf('document'),
    'bytes.image': bytesOf('image'),
    'bytes.font': bytesOf('font'),
    'bytes.script': bytesOf('script'),
    'bytes.stylesheet': bytesOf('stylesheet'),
    'bytes.other': sum(first.filter(({ type }) => !groups.includes(type))),
    'bytes.prefetched': sum(all.filter(({ type }) => type === 'prefetch')),
    scriptFiles: first.filter(({ type }) => type === 'script').length,
  };
}
