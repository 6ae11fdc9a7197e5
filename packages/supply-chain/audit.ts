import { z } from 'zod';
import type { Accepted } from './accepted-advisories';

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() }),
        ]),
      ),
    }),
  ),
});

/** Severities that do not stop a build; from moderate on, an advisory does. */
const harmless = ['info', 'low'];

/**
 * Judges the JSON report of `npm audit` by the list of accepted advisories.
 *
 * @param today as an ISO day
 * @returns what stops a build, in sentences; null if the registry gave no report
 */
export function auditFaults(
  report: unknown,
  accepted: readonly Accepted[],
  today: string,
): string[] | null {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return null;
  const advisories = new Map(
    Object.values(parsed.data.vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((one) => typeof one !== 'string')
      .map((one) => [one.url, one]),
  );
  const known = new Map(accepted.map((one) => [one.url, one]));
  return [
    ...[...advisories.values()]
      .filter(({ url, severity }) => !known.has(url) && !harmless.includes(severity))
      .map(({ name, severity, title, url }) => `${name} (${severity}): ${title}. ${url}`),
    ...accepted
      .filter(({ url, until }) => advisories.has(url) && until < today)
      .map(({ url, until }) => `${url} was accepted until ${until}. Review it again.`),
    ...accepted
      .filter(({ url }) => !advisories.has(url))
      .map(({ url }) => `${url} is fixed. Remove it from the list.`),
  ];
}
