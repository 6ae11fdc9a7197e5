import { z } from 'zod';
import type { Finding } from '../audit';

/** What has changed since the report that was there before. */
export type SinceLast = {
  /** When that one was made, as ISO 8601. */
  madeAt: string;
  mended: number;
  added: number;
};

const lastReport = z.object({
  madeAt: z.string(),
  liveLinks: z
    .array(
      z.object({ url: z.string(), answer: z.string(), works: z.boolean(), askedAt: z.string() }),
    )
    .default([]),
  findings: z.array(z.object({ id: z.string(), page: z.string().nullable(), what: z.string() })),
});

type Known = z.infer<typeof lastReport>['findings'][number];

const keyOf = ({ id, page, what }: Known) => [id, page, what].join('\n');

/** What the report keeps of the one before it. */
export type LastReport = z.infer<typeof lastReport>;

/** Reads the text of the last `report.json`; null when there is none, or none of this form. */
export function readLastReport(text: string): LastReport | null {
  try {
    return lastReport.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Compares the findings with those of the last report. */
export function sinceLast(last: LastReport | null, findings: readonly Finding[]): SinceLast | null {
  if (last === null) return null;
  const before = new Set(last.findings.map(keyOf));
  const now = new Set(findings.map(keyOf));
  return {
    madeAt: last.madeAt,
    mended: [...before].filter((key) => !now.has(key)).length,
    added: [...now].filter((key) => !before.has(key)).length,
  };
}
