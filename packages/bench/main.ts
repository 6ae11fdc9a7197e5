import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../browser/ensure-chromium';
import { buildSite } from '../build/build-site';
import { localEmailEnv } from '../inbox/local-account';
import { projectRoot, publicFolder } from '../kit/paths';
import { fail, onStop } from '../kit/stop';
import type { Site } from '../hosting/serve/start-site';
import { articleBars, homeBars, judge } from './bars';
import { largestArticle } from './built-files';
import { writeLimitFolder } from './limit-folder';
import { measureAll, type Contestant } from './measure';
import { readBenchOptions } from './options';
import { createProgress } from '../kit/progress';
import { medians, type SiteResult } from './results';
import { servePacked } from '../hosting/serve/serve-packed';
import { barTable, figureTable, pageTable } from './table';

/**
 * Measures the built site together with its limit and other sites, prints the tables and writes them
 * to bench.md and bench.json in reports/bench.
 */
async function main(): Promise<void> {
  const { rounds, article, others } = readBenchOptions(process.argv.slice(2));
  ensureChromium();
  await buildSite({ env: localEmailEnv });
  const folder = publicFolder;
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
  report(results, subject, rounds);
}

function report(results: readonly SiteResult[], subject: string, rounds: number): void {
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
  const reports = path.join(projectRoot, 'reports/bench', subject === '/' ? '' : 'article');
  mkdirSync(reports, { recursive: true });
  writeFileSync(path.join(reports, 'bench.md'), `${summary}\n`);
  const sites = results.map((result) => ({ ...result, medians: medians(result.samples) }));
  const json = { date: new Date().toISOString(), subject, rounds, bars, sites };
  writeFileSync(path.join(reports, 'bench.json'), `${JSON.stringify(json, null, 2)}\n`);
  console.log(
    `\n${summary}\n\nWritten to ${path.relative('', reports) || '.'}: bench.md, bench.json`,
  );
}

main().catch(fail);
