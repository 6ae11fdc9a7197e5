import { z } from 'zod';
import { placeName, type Finding } from './finding';
import { categories } from './lighthouse';
import { reasons, type Rule } from './reasons';
import type { BuiltSite } from './read-built-site';
import type { PageRow, PictureRow } from './report/columns';

/** A size or a score of a page; `/` for a picture, which several pages may show. */
const measureSchema = z.object({
  page: z.string(),
  /** The part of the page, the file of the picture, or the category of Lighthouse. */
  subject: z.string(),
  unit: z.enum(['bytes', 'points']),
  value: z.number(),
});

export type Measure = z.infer<typeof measureSchema>;

const findingSchema = z.object({
  level: z.enum(['error', 'warning']),
  rule: z.custom<Rule>((name) => typeof name === 'string' && name in reasons),
  page: z.string(),
  subject: z.string(),
  message: z.string(),
  source: z
    .object({ file: z.string(), line: z.number().optional(), field: z.string().optional() })
    .optional(),
  see: z.string().optional(),
});

const resultSchema = z.object({
  /** In ISO 8601. */
  date: z.string(),
  // A later version may have dropped a rule.
  findings: z.array(findingSchema.optional().catch(undefined)),
  measures: z.array(measureSchema),
});

/** The result of a review, as `findings.json` keeps it. */
export type Result = { date: string; findings: readonly Finding[]; measures: readonly Measure[] };

/** Parses `findings.json`. */
export function parseResult(text: string): Result {
  const { findings, ...rest } = resultSchema.parse(JSON.parse(text));
  return { ...rest, findings: findings.filter((finding) => finding !== undefined) };
}

/** Returns the sizes and scores of a review; without browser and Lighthouse, the size of the HTML alone. */
export function measuresOf(pages: readonly PageRow[], pictures: readonly PictureRow[]): Measure[] {
  const measure = (unit: Measure['unit'], page: string, subject: string, value?: number) =>
    value === undefined ? [] : [{ page, subject, unit, value }];
  return [
    ...pages.flatMap(({ page: { address, html }, pictureBytes, scores = [] }) => [
      ...measure('bytes', address, 'HTML', Buffer.byteLength(html)),
      ...measure('bytes', address, 'Pictures on a phone', pictureBytes),
      ...categories.flatMap((name, index) =>
        measure('points', address, `Lighthouse ${name}`, scores[index]),
      ),
    ]),
    ...pictures.flatMap(({ picture: { file, shown } }) => {
      const sizes = Object.values(shown).map(({ bytes }) => bytes);
      return sizes.length === 0 ? [] : measure('bytes', '/', file, Math.max(...sizes));
    }),
  ];
}

/** A size may grow by a tenth with the words of a page. */
const growth = 1.1;

/** In points: what Lighthouse varies by from run to run (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const variation = 5;

/** Returns the measures that are worse than before, as warnings. */
function declines(before: Result, now: Result, site: BuiltSite): Finding[] {
  const keyOf = ({ page, subject }: Measure) => `${page} ${subject}`;
  const earlier = new Map(before.measures.map((one) => [keyOf(one), one.value]));
  return now.measures.flatMap((measure) => {
    const { page, subject, unit, value } = measure;
    const old = earlier.get(keyOf(measure)) ?? value;
    if (unit === 'bytes' ? value <= old * growth : value >= old - variation) return [];
    const [change, advice] =
      unit === 'bytes'
        ? ['grew', 'Take out what visitors do not need.']
        : ['fell', 'Its report in reports/seo/lighthouse says why.'];
    return {
      level: 'warning',
      rule: unit === 'bytes' ? 'growth' : 'lighthouse',
      page,
      subject,
      message: `${subject} ${change} from ${old} to ${value} ${unit}. ${advice}`,
      source: subject.startsWith('content/') ? { file: subject } : site.content.fileOf(page),
    } satisfies Finding;
  });
}

/** What changed since an earlier review. */
export type Comparison = {
  /** The date of the earlier review, in ISO 8601. */
  date: string;
  /** Findings that were not there, and measures that are worse. */
  added: Finding[];
  mended: Finding[];
  left: Finding[];
};

/** Compares two reviews. A finding is the same if its rule, page and subject are, whatever its words say. */
export function compare(before: Result, now: Result, site: BuiltSite): Comparison {
  const keyOf = ({ rule, page, subject }: Finding) => [rule, page, subject].join(' ');
  const keysBefore = new Set(before.findings.map(keyOf));
  const keysNow = new Set(now.findings.map(keyOf));
  return {
    date: before.date,
    added: [
      ...now.findings.filter((finding) => !keysBefore.has(keyOf(finding))),
      ...declines(before, now, site),
    ],
    mended: before.findings.filter((finding) => !keysNow.has(keyOf(finding))),
    left: now.findings.filter((finding) => keysBefore.has(keyOf(finding))),
  };
}

/** Returns a comparison in words, a line for each change. */
export function describeComparison({ date, added, mended, left }: Comparison): string {
  const list = (state: string, findings: readonly Finding[]) =>
    findings.map(
      ({ level, page, message, source }) =>
        `- ${state} ${level} on ${page}: ${message}${source ? ` (${placeName(source)})` : ''}`,
    );
  const counts = `Since ${date.slice(0, 10)}: ${added.length} new, ${mended.length} mended, ${left.length} left.`;
  return [counts, '', ...list('New', added), ...list('Mended', mended)].join('\n').trimEnd();
}
