import { figures, type FigureKey, type Sample } from './figures';
import { median } from './statistics';

/** The results of one page of the site; the scores in the order of Lighthouse's categories. */
export type PageResult = {
  /** One list of scores a visit. */
  scores: number[][];
  /** The audits that failed in any visit, except timings. */
  failedAudits: string[];
  /** All script files after intent, in bytes; null for a page without a form. */
  scripts: number | null;
};

/** The results of one of the sites that were measured side by side. */
export type SiteResult = {
  name: string;
  samples: Sample[];
  pages: Record<string, PageResult>;
};

/** Returns all values of one figure. */
export function valuesOf(samples: readonly Sample[], key: FigureKey): number[] {
  return samples.flatMap((sample) => sample[key] ?? []);
}

/** Returns the median of each figure that was measured. */
export function medians(samples: readonly Sample[]): Sample {
  const result: Sample = {};
  for (const { key } of figures) {
    const values = valuesOf(samples, key);
    if (values.length > 0) result[key] = median(values);
  }
  return result;
}

/** Returns the median of each of a page's four scores. */
export function medianScores(page: PageResult): number[] {
  return (page.scores[0] ?? []).map((_, index) =>
    median(page.scores.flatMap((scores) => scores[index] ?? [])),
  );
}
