import { markdownTable } from 'markdown-table';
import type { Bar } from './bars';
import { figures, type Figure } from './figures';
import { categories } from '../browser/lighthouse-scores';
import { medians, medianScores, type SiteResult } from './results';
import { ratio } from './statistics';

/** Formats a value for the tables. */
export function show(value: number | undefined, unit: Figure['unit']): string {
  if (value === undefined) return '–';
  if (unit === 'bytes') return `${(value / 1024).toFixed(1)} KB`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  return unit === 'shift' ? value.toFixed(3) : String(Math.round(value * 10) / 10);
}

/**
 * Returns the table of medians: a column for each site, with the ratio to the limit in parentheses.
 */
export function figureTable(sites: readonly SiteResult[]): string {
  const limit = medians(sites.find(({ name }) => name === 'limit')?.samples ?? []);
  const columns = sites.map((site) => ({ name: site.name, found: medians(site.samples) }));
  const rows = figures
    .filter(({ key }) => columns.some(({ found }) => found[key] !== undefined))
    .map(({ key, label, unit }) => [
      label,
      ...columns.map(({ name, found }) => {
        const times = name === 'limit' ? null : ratio(found[key], limit[key]);
        return show(found[key], unit) + (times === null ? '' : ` (${times.toFixed(2)}×)`);
      }),
    ]);
  return markdownTable([['median', ...columns.map(({ name }) => name)], ...rows]);
}

/** Returns the table of pages: Lighthouse's four scores, and the scripts after intent. */
export function pageTable({ pages }: SiteResult): string {
  return markdownTable([
    ['page', ...categories, 'failed audits', 'JavaScript after intent'],
    ...Object.entries(pages).map(([address, page]) => [
      address,
      ...medianScores(page).map(String),
      page.failedAudits.join(', '),
      show(page.scripts ?? undefined, 'bytes'),
    ]),
  ]);
}

export function barTable(bars: readonly Bar[]): string {
  return markdownTable([
    ['figure', 'bar', 'found', ''],
    ...bars.map(({ figure, bar, found, verdict }) => [figure, bar, found, verdict]),
  ]);
}
