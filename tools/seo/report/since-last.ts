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
  findings: z.array(z.object({ id: z.string(), page: z.string().nullable(), what: z.string() })),
});

type Known = z.infer<typeof lastReport>['findings'][number];

const keyOf = ({ id, page, what }: Known) => [id, page, what].join('\n');

/**
 * Compares the findings with those of the last report.
 *
 * @param last the text of the last `report.json`; empty when there is none
 * @returns null when there is none, or none of this form
 */
export function sinceLast(last: string, findings: readonly Finding[]): SinceLast | null {
  let report;
  try {
    report = lastReport.parse(JSON.parse(last));
  } catch {
    return null;
  }
  const before = new Set(report.findings.map(keyOf));
  const now = new Set(findings.map(keyOf));
  return {
    madeAt: report.madeAt,
    mended: [...before].filter((key) => !now.has(key)).length,
    added: [...now].filter((key) => !before.has(key)).length,
  };
}
