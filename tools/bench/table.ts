import type { Bar } from './bars';
import { figures, type Figure } from './figures';
import { categories } from './lighthouse-figures';
import { medians, medianScores, type SiteResult } from './results';
import { ratio } from './statistics';

/** A table in Markdown, with its columns as wide as their widest cell. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(all[0] ?? []), rule, ...all.slice(1).map(line)].join('\n');
}

/** A value as the tables show it. */
export function show(value: number | undefined, unit: Figure['unit']): string {
  if (value === undefined) return '–';
  if (unit === 'bytes') return `${(value / 1024).toFixed(1)} KB`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  return unit === 'shift' ? value.toFixed(3) : String(Math.round(value * 10) / 10);
}

/** The medians of all sites beside each other, with the ratio of each to the limit in parentheses. */
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
  return markdownTable(['median', ...columns.map(({ name }) => name)], rows);
}

/** Page by page: Lighthouse's four scores, and the scripts after intent. */
export function pageTable({ pages }: SiteResult): string {
  return markdownTable(
    ['page', ...categories, 'failed audits', 'JavaScript after intent'],
    Object.entries(pages).map(([address, page]) => [
      address,
      ...medianScores(page).map(String),
      page.failedAudits.join(', '),
      show(page.scripts ?? undefined, 'bytes'),
    ]),
  );
}

export function barTable(bars: readonly Bar[]): string {
  return markdownTable(
    ['figure', 'bar', 'found', ''],
    bars.map(({ figure, bar, found, verdict }) => [figure, bar, found, verdict]),
  );
}
