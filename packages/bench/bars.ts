import { valuesOf, medianScores, medians, type SiteResult } from './results';
import { ratio } from './statistics';
import type { FigureKey } from './figures';

/** One line of the requirements, and whether the site meets it. */
export type Bar = {
  figure: string;
  bar: string;
  /** The result, in words. */
  found: string;
  verdict: 'pass' | 'miss' | 'not measured';
};

const kilobyte = 1024;

/** The bars of a page. */
type Bars = {
  /** The maximum of a figure's median. */
  most: readonly { figure: string; key: FigureKey; limit: number; unit: 'KB' | 'ms' | '' }[];
  /** The values that no visit may ever show. */
  never: readonly { figure: string; key: FigureKey }[];
  /** The maximum ratio of a figure's median to the limit page. */
  besideLimit: readonly { figure: string; key: FigureKey; highest: number }[];
};

const shifts = [
  { figure: 'CLS, simulated', key: 'simulated.cls' },
  { figure: 'CLS, applied', key: 'applied.cls' },
] as const;

export const homeBars: Bars = {
  most: [
    { figure: 'Script files before intent', key: 'scriptFiles', limit: 0, unit: '' },
    { figure: 'Starter and next-themes’ script, gzip', key: 'starter', limit: 2.4, unit: 'KB' },
    { figure: 'First view of home', key: 'bytes.total', limit: 80, unit: 'KB' },
    { figure: 'All of home, while two screens are read', key: 'reading', limit: 110, unit: 'KB' },
    { figure: 'HTML of home, brotli', key: 'html', limit: 15.4, unit: 'KB' },
    { figure: 'HTML elsewhere, brotli', key: 'htmlElsewhere', limit: 11, unit: 'KB' },
    { figure: 'TBT, simulated', key: 'simulated.tbt', limit: 0, unit: 'ms' },
    { figure: 'TBT, applied', key: 'applied.tbt', limit: 0, unit: 'ms' },
    { figure: 'Intent → hydrated', key: 'ready', limit: 400, unit: 'ms' },
    {
      figure: 'Intent → hydrated, not fetched ahead',
      key: 'readyUnfetched',
      limit: 1200,
      unit: 'ms',
    },
    { figure: 'Longest task while hydrating', key: 'longestTask', limit: 50, unit: 'ms' },
    {
      figure: 'JavaScript after intent, brotli',
      key: 'scriptsAfterIntent',
      limit: 128,
      unit: 'KB',
    },
    { figure: 'Home → next page, pressed at once', key: 'nextPressed', limit: 250, unit: 'ms' },
    { figure: 'Home → next page, unhydrated', key: 'nextUnhydrated', limit: 150, unit: 'ms' },
    { figure: 'Home → next page, hydrated', key: 'nextHydrated', limit: 150, unit: 'ms' },
    { figure: 'Fonts', key: 'fonts', limit: 50, unit: 'KB' },
    { figure: 'Each page-data.json, brotli', key: 'pageData', limit: 4.5, unit: 'KB' },
  ],
  never: [...shifts, { figure: 'Presses lost', key: 'pressesLost' }],
  besideLimit: [
    { figure: 'FCP, simulated', key: 'simulated.fcp', highest: 1.2 },
    { figure: 'LCP, simulated', key: 'simulated.lcp', highest: 1.2 },
    { figure: 'Speed Index, simulated', key: 'simulated.speedIndex', highest: 1.2 },
    { figure: 'FCP, applied', key: 'applied.fcp', highest: 1.1 },
    { figure: 'LCP, applied', key: 'applied.lcp', highest: 1.1 },
    { figure: 'Speed Index, applied', key: 'applied.speedIndex', highest: 1.1 },
  ],
};

export const articleBars: Bars = {
  most: [
    { figure: 'Script files before intent', key: 'scriptFiles', limit: 0, unit: '' },
    { figure: 'First view', key: 'bytes.total', limit: 85, unit: 'KB' },
    { figure: 'HTML, brotli', key: 'html', limit: 12, unit: 'KB' },
  ],
  never: shifts,
  besideLimit: [{ figure: 'LCP, applied', key: 'applied.lcp', highest: 1.15 }],
};

/** Judges every bar of the requirements that a visit or the built files can decide. */
export function judge(site: SiteResult, limit: SiteResult, bars: Bars): Bar[] {
  const [own, best] = [medians(site.samples), medians(limit.samples)];
  return [
    ...Object.entries(site.pages).map(([page, result]) => {
      const scores = medianScores(result);
      const why = result.failedAudits.length > 0 ? ` (${result.failedAudits.join(', ')})` : '';
      return {
        figure: `Lighthouse mobile, ${page}`,
        bar: '100 / 100 / 100 / 100',
        found: scores.join(' / ') + why,
        verdict: verdict(scores.length > 0 ? scores : undefined, (all) => Math.min(...all) === 100),
      };
    }),
    ...bars.besideLimit.map(({ figure, key, highest }) => {
      const times = ratio(own[key], best[key]) ?? undefined;
      return {
        figure: `${figure}, ratio to the limit`,
        bar: `≤ ${highest.toFixed(2)}`,
        found: times?.toFixed(2) ?? '–',
        verdict: verdict(times, (value) => value <= highest),
      };
    }),
    ...bars.most.map(({ figure, key, limit: bar, unit }) => {
      const measured = own[key];
      const value = unit === 'ms' && measured !== undefined ? Math.round(measured) : measured;
      const scale = unit === 'KB' ? kilobyte : 1;
      return {
        figure,
        bar: `≤ ${bar} ${unit}`.trim(),
        found: value === undefined ? '–' : `${round(value / scale)} ${unit}`.trim(),
        verdict: verdict(value, (found) => found <= bar * scale),
      };
    }),
    ...bars.never.map(({ figure, key }) => {
      const values = valuesOf(site.samples, key);
      const worst = values.length > 0 ? Math.max(...values) : undefined;
      return {
        figure: `${figure}, worst round`,
        bar: '0',
        found: worst?.toFixed(key === 'pressesLost' ? 0 : 2) ?? '–',
        // Shifts are shown with two digits.
        verdict: verdict(worst, (value) => value < 0.005),
      };
    }),
  ];
}

function verdict<Value>(
  value: Value | undefined,
  passes: (value: Value) => boolean,
): Bar['verdict'] {
  if (value === undefined) return 'not measured';
  return passes(value) ? 'pass' : 'miss';
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
