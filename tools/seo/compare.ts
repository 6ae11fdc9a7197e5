import { z } from 'zod';
import { categories } from './lighthouse';
import type { PageRow, PictureRow } from './report/columns';
import { placeName, placeOnSite, type Fault, type Finding, type Rule } from './rule';

/** A size or a score of a page, or of a picture, which several pages may show. */
const measureSchema = z.object({
  page: z.string().optional(),
  /** The part of the page, the file of the picture, or the category of Lighthouse. */
  subject: z.string(),
  unit: z.enum(['bytes', 'points']),
  value: z.number(),
});

type Measure = z.infer<typeof measureSchema>;

const sourceSchema = z.object({
  file: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  field: z.string().optional(),
});

const findingSchema = z.object({
  level: z.enum(['error', 'warning']),
  rule: z.string(),
  why: z.string(),
  see: z.string(),
  message: z.string(),
  places: z.array(
    z.object({
      page: z.string().optional(),
      subject: z.string(),
      source: sourceSchema.optional(),
    }),
  ),
});

const resultSchema = z.object({
  /** In ISO 8601. */
  date: z.string(),
  // An earlier version wrote other findings.
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
  const measure = (
    unit: Measure['unit'],
    subject: string,
    value: number | undefined,
    page?: string,
  ): Measure[] => (value === undefined ? [] : [{ page, subject, unit, value }]);
  return [
    ...pages.flatMap(({ page: { address, html }, pictureBytes, scores = [] }) => [
      ...measure('bytes', 'HTML', Buffer.byteLength(html), address),
      ...measure('bytes', 'Pictures on a phone', pictureBytes, address),
      ...categories.flatMap((name, index) =>
        measure('points', `Lighthouse ${name}`, scores[index], address),
      ),
    ]),
    ...pictures.flatMap(({ picture: { file, shown } }) => {
      const sizes = Object.values(shown).map(({ bytes }) => bytes);
      return sizes.length === 0 ? [] : measure('bytes', file, Math.max(...sizes));
    }),
  ];
}

/** A size may grow by a tenth with the words of a page. */
const growth = 1.1;

/** In points: what Lighthouse varies by from run to run (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const variation = 5;

/** Sizes and scores are not worse than in an earlier review. */
export const growthRule = (before: Result, now: readonly Measure[]) =>
  ({
    id: 'growth',
    requirement: 'H4',
    why: 'Phones wait for each byte, and search engines rank fast pages higher.',
    see: 'https://developers.google.com/search/docs/appearance/core-web-vitals',
    judge() {
      const keyOf = ({ page, subject }: Measure) => [page, subject].join(' ');
      const earlier = new Map(before.measures.map((one) => [keyOf(one), one.value]));
      return now.flatMap((measure): Fault[] => {
        const { page, subject, unit, value } = measure;
        const old = earlier.get(keyOf(measure)) ?? value;
        if (unit === 'bytes' ? value <= old * growth : value >= old - variation) return [];
        const [change, advice] =
          unit === 'bytes'
            ? ['grew', 'Take out what visitors do not need.']
            : ['fell', 'Its report in reports/seo/lighthouse says why.'];
        const message = `${subject} ${change} from ${old} to ${value} ${unit}. ${advice}`;
        const source = subject.startsWith('content/') ? { source: { file: subject } } : {};
        return [{ page, subject, level: 'warning', message, ...source }];
      });
    },
  }) satisfies Rule;

/** What changed since an earlier review. */
export type Comparison = {
  /** The date of the earlier review, in ISO 8601. */
  date: string;
  added: Finding[];
  mended: Finding[];
  left: Finding[];
};

type Place = Finding['places'][number];

/** Compares two reviews. A place is the same if its rule, page and subject are, whatever the message says. */
export function compare(before: Result, now: readonly Finding[]): Comparison {
  const keyOf = (rule: string, { page, subject }: Place) => [rule, page, subject].join(' ');
  const keysOf = (findings: readonly Finding[]) =>
    new Set(findings.flatMap(({ rule, places }) => places.map((place) => keyOf(rule, place))));
  const [earlier, later] = [keysOf(before.findings), keysOf(now)];
  const only = (findings: readonly Finding[], isWanted: (key: string) => boolean) =>
    findings
      .map((finding) => ({
        ...finding,
        places: finding.places.filter((place) => isWanted(keyOf(finding.rule, place))),
      }))
      .filter(({ places }) => places.length > 0);
  return {
    date: before.date,
    added: only(now, (key) => !earlier.has(key)),
    mended: only(before.findings, (key) => !later.has(key)),
    left: only(now, (key) => earlier.has(key)),
  };
}

const maxPlaces = 3;

/** Returns findings in words, a line for each. */
export const describeFindings = (state: string, findings: readonly Finding[]): string[] =>
  findings.map(({ level, message, places }) => {
    const shown = places
      .slice(0, maxPlaces)
      .map((place) =>
        place.source ? `${placeOnSite(place)} (${placeName(place.source)})` : placeOnSite(place),
      );
    const others = places.length - shown.length;
    const more = others > 0 ? ` and ${others} more` : '';
    return `- ${state}${level} on ${shown.join(', ')}${more}: ${message}`;
  });

/** Returns a comparison in words, a line for each change. */
export function describeComparison({ date, added, mended, left }: Comparison): string {
  const counts = `Since ${date.slice(0, 10)}: ${added.length} new, ${mended.length} mended, ${left.length} left.`;
  const lines = [...describeFindings('New ', added), ...describeFindings('Mended ', mended)];
  return [counts, '', ...lines].join('\n').trimEnd();
}
