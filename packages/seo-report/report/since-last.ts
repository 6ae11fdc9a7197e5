import { z } from 'zod';

/** The changes since the last report. */
export type SinceLast = {
  /** The time of that report, as ISO 8601. */
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

/** The part of the last report that is read. */
export type LastReport = z.infer<typeof lastReport>;

/** Reads the text of the last `report.json`; null: it is missing or not valid. */
export function readLastReport(text: string): LastReport | null {
  try {
    return lastReport.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Compares the findings with those of the last report. */
export function sinceLast(last: LastReport | null, findings: readonly Known[]): SinceLast | null {
  if (last === null) return null;
  const before = new Set(last.findings.map(keyOf));
  const now = new Set(findings.map(keyOf));
  return {
    madeAt: last.madeAt,
    mended: [...before].filter((key) => !now.has(key)).length,
    added: [...now].filter((key) => !before.has(key)).length,
  };
}
