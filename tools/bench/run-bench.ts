import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onStop } from '../stop';
import { judge } from './bars';
import { writeLimitFolder } from './limit-folder';
import { measureAll, type Contestant } from './measure';
import type { BenchOptions } from './options';
import { createProgress } from './progress';
import { medians } from './results';
import { servePacked } from './serve-packed';
import { barTable, figureTable, pageTable } from './table';

/**
 * Measures a built site beside its limit and other sites, prints the tables and writes them to
 * bench.md and bench.json in `reports`.
 */
export async function runBench({
  folder,
  reports,
  rounds,
  others,
}: BenchOptions & { folder: string; reports: string }): Promise<void> {
  const limit = writeLimitFolder(folder);
  onStop(limit.remove);
  const entries = [{ name: 'site', folder }, { name: 'limit', folder: limit.folder }, ...others];
  console.log(`Measuring ${entries.map(({ name }) => name).join(', ')}: ${rounds} rounds.`);

  const contestants: Contestant[] = [];
  for (const entry of entries) {
    const served = await servePacked(entry.folder);
    onStop(() => served.close());
    contestants.push({ ...entry, url: served.url });
  }
  const results = await measureAll(contestants, rounds, createProgress(console.log));
  const [site, best] = results;
  if (!site || !best) throw new Error('Nothing was measured.');

  const bars = judge(site, best);
  const summary = [
    `# Benchmark, ${new Date().toISOString().slice(0, 10)}`,
    `Medians of ${rounds} rounds; in parentheses the ratio to the limit page.`,
    figureTable(results),
    '## Pages',
    pageTable(site),
    '## Bars',
    barTable(bars),
    'What a build costs is measured by `npm run bench:scale`.',
  ].join('\n\n');
  mkdirSync(reports, { recursive: true });
  writeFileSync(path.join(reports, 'bench.md'), `${summary}\n`);
  const sites = results.map((result) => ({ ...result, medians: medians(result.samples) }));
  const json = { date: new Date().toISOString(), rounds, bars, sites };
  writeFileSync(path.join(reports, 'bench.json'), `${JSON.stringify(json, null, 2)}\n`);
  console.log(`\n${summary}\n\nWritten to ${path.relative('', reports) || '.'}: bench.md, bench.json`);
}
