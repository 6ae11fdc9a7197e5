import { figures, type FigureKey } from './figures';
import { valuesOf, medianScores, medians, type SiteResult } from './results';
import { ratio } from './statistics';
import { show } from './table';

/** One line of the requirements, and whether the site meets it. */
export type Bar = {
  figure: string;
  bar: string;
  /** The result, in words. */
  found: string;
  verdict: 'pass' | 'miss' | 'not measured';
};

/** The bars of a page. */
type Bars = {
  /** The maximum of a figure's median: bytes, or milliseconds. */
  most: Partial<Record<FigureKey, number>>;
  /** The values that no visit may ever show. */
  never: readonly FigureKey[];
  /** The maximum ratio of a figure's median to the limit page. */
  besideLimit: Partial<Record<FigureKey, number>>;
};

const kilobyte = 1024;

export const homeBars: Bars = {
  most: {
    scriptFiles: 0,
    starter: 2.4 * kilobyte,
    'bytes.total': 80 * kilobyte,
    reading: 110 * kilobyte,
    html: 15.4 * kilobyte,
    htmlElsewhere: 11 * kilobyte,
    'simulated.tbt': 0,
    'applied.tbt': 0,
    ready: 400,
    readyUnfetched: 1200,
    longestTask: 50,
    scriptsAfterIntent: 128 * kilobyte,
    nextPressed: 250,
    nextUnhydrated: 150,
    nextHydrated: 150,
    fonts: 50 * kilobyte,
    pageData: 4.5 * kilobyte,
  },
  never: ['simulated.cls', 'applied.cls', 'pressesLost'],
  besideLimit: {
    'simulated.fcp': 1.2,
    'simulated.lcp': 1.2,
    'simulated.speedIndex': 1.2,
    'applied.fcp': 1.1,
    'applied.lcp': 1.1,
    'applied.speedIndex': 1.1,
  },
};

export const articleBars: Bars = {
  most: { scriptFiles: 0, 'bytes.total': 85 * kilobyte, html: 12 * kilobyte },
  never: ['simulated.cls', 'applied.cls'],
  besideLimit: { 'applied.lcp': 1.15 },
};

/** Judges every bar of the requirements that a visit or the built files can decide. */
export function judge(site: SiteResult, limit: SiteResult, bars: Bars): Bar[] {
  const [own, best] = [medians(site.samples), medians(limit.samples)];
  const pages = Object.entries(site.pages).map(([page, result]) => {
    const scores = medianScores(result);
    const why = result.failedAudits.length > 0 ? ` (${result.failedAudits.join(', ')})` : '';
    return {
      figure: `Lighthouse mobile, ${page}`,
      bar: '100 / 100 / 100 / 100',
      found: scores.join(' / ') + why,
      verdict: verdict(scores.length > 0 ? Math.min(...scores) : undefined, (all) => all === 100),
    };
  });
  const others = figures.flatMap(({ key, label, unit }) => {
    const [most, highest] = [bars.most[key], bars.besideLimit[key]];
    const found: Bar[] = [];
    if (highest !== undefined) {
      const times = ratio(own[key], best[key]) ?? undefined;
      found.push({
        figure: `${label}, ratio to the limit`,
        bar: `≤ ${highest.toFixed(2)}`,
        found: times?.toFixed(2) ?? '–',
        verdict: verdict(times, (value) => value <= highest),
      });
    }
    if (most !== undefined) {
      const value = unit === 'ms' ? own[key] && Math.round(own[key]) : own[key];
      found.push({
        figure: label,
        bar: `≤ ${show(most, unit)}`,
        found: show(value, unit),
        verdict: verdict(value, (one) => one <= most),
      });
    }
    if (bars.never.includes(key)) {
      const values = valuesOf(site.samples, key);
      const worst = values.length > 0 ? Math.max(...values) : undefined;
      found.push({
        figure: `${label}, worst round`,
        bar: '0',
        found: show(worst, unit),
        // Shifts are judged by two digits.
        verdict: verdict(worst, (value) => value < 0.005),
      });
    }
    return found;
  });
  return [...pages, ...others];
}

function verdict(value: number | undefined, passes: (value: number) => boolean): Bar['verdict'] {
  if (value === undefined) return 'not measured';
  return passes(value) ? 'pass' : 'miss';
}
