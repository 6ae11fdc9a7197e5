import { z } from 'zod';
import type { Sample, Throttling } from './figures';

/** Lighthouse's four categories, in the order in which it shows them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of a Lighthouse report. */
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
const failing = z.object({
  categories: z.record(
    z.string(),
    z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
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

/** The four scores of a page, from 0 to 100, in the order of `categories`. */
export function scoresOf(lhr: unknown): number[] {
  const { categories: found } = report.parse(lhr);
  return categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
}

/** The audits that keep a page from 100, apart from those that are timings. */
export function failedAudits(lhr: unknown): string[] {
  const { audits } = report.parse(lhr);
  return Object.entries(failing.parse(lhr).categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, category]) => category.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** The timings of one visit. */
export function timingsOf(lhr: unknown, throttling: Throttling): Sample {
  const { audits } = report.parse(lhr);
  const value = (id: string) => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse measured no ${id}.`);
    return found;
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
 * What one visit transferred. What was fetched for later is counted apart: it is not run, and the
 * first view does not wait for it.
 */
export function transfersOf(lhr: unknown): Sample {
  const all = network
    .parse(lhr)
    .audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'))
    .map(({ resourceType = 'other', priority, transferSize }) => ({
      // What Chromium asks for last: what is prefetched, and style sheets for paper.
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
