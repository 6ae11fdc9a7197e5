import { z } from 'zod';

/** Lighthouse's four categories, in its own order. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of a Lighthouse report that this module reads. */
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

/** Returns the four scores of a page, from 0 to 100, in the order of `categories`. */
export function scoresOf(lhr: unknown): number[] {
  const { categories: found } = report.parse(lhr);
  return categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
}

/** Returns the audits that keep a page from 100, except timings. */
export function failedAudits(lhr: unknown): string[] {
  const { audits } = report.parse(lhr);
  return Object.entries(failing.parse(lhr).categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, category]) => category.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
