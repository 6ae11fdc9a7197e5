import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onStop } from '../kit/stop';
import type { Site } from '../hosting/serve/start-site';
import { articleBars, homeBars, judge } from './bars';
import { largestArticle } from './built-files';
import { writeLimitFolder } from './limit-folder';
import { measureAll, type Contestant } from './measure';
import type { BenchOptions } from './options';
import { createProgress } from '../kit/progress';
import { medians, type SiteResult } from './results';
import { servePacked } from '../hosting/serve/serve-packed';
import { barTable, figureTable, pageTable } from './table';

/**
 * Measures a built site together with its limit and other sites, prints the tables and writes them
 * to bench.md and bench.json in `reports`.
 */
export async function runBench({
  folder,
  reports,
  rounds,
  article,
  others,
}: BenchOptions & { folder: string; reports: string }): Promise<void> {
  const subject = article ? largestArticle(folder) : '/';
  const limit = writeLimitFolder(folder, subject);
  const servers: Site[] = [];
  const cleanUp = async () => {
    for (const server of servers.splice(0)) await server.close();
    limit.remove();
  };
  onStop(cleanUp);
  const entries = [{ name: 'site', folder }, { name: 'limit', folder: limit.folder }, ...others];
  console.log(`Rounds of ${entries.map(({ name }) => name).join(', ')} at ${subject}: ${rounds}`);

  const contestants: Contestant[] = [];
  for (const entry of entries) {
    const server = await servePacked(entry.folder);
    servers.push(server);
    contestants.push({ ...entry, url: server.url });
  }
  const results = await measureAll(contestants, subject, rounds, createProgress(console.log));
  await cleanUp();
  report(results, { subject, rounds, reports });
}

function report(
  results: readonly SiteResult[],
  { subject, rounds, reports }: { subject: string; rounds: number; reports: string },
): void {
  const [site, best] = results;
  if (!site || !best) throw new Error('Nothing was measured.');

  const bars = judge(site, best, subject === '/' ? homeBars : articleBars);
  const summary = [
    `# Benchmark of ${subject}, ${new Date().toISOString().slice(0, 10)}`,
    `Medians of ${rounds} rounds; in parentheses the ratio to the limit page.`,
    figureTable(results),
    '## Pages',
    pageTable(site),
    '## Bars',
    barTable(bars),
    'What a build costs is measured by `npm run scale -w packages/bench`.',
  ].join('\n\n');
  mkdirSync(reports, { recursive: true });
  writeFileSync(path.join(reports, 'bench.md'), `${summary}\n`);
  const sites = results.map((result) => ({ ...result, medians: medians(result.samples) }));
  const json = { date: new Date().toISOString(), subject, rounds, bars, sites };
  writeFileSync(path.join(reports, 'bench.json'), `${JSON.stringify(json, null, 2)}\n`);
  console.log(
    `\n${summary}\n\nWritten to ${path.relative('', reports) || '.'}: bench.md, bench.json`,
  );
}
