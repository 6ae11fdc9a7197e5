import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, publicFolder } from './paths';
import { audit } from './seo/audit';
import { lighthouseMarks } from './seo/lighthouse-marks';
import { externalUrls } from './seo/links';
import { askLinks } from './seo/live-links';
import { isIndexable } from './seo/model/page';
import { readSite } from './seo/model/read-site';
import { distinctPages } from './seo/model/site';
import { readSeoOptions } from './seo/options';
import { reportDataOf } from './seo/report/report-data';
import { readLastReport } from './seo/report/since-last';
import { writeReport } from './seo/report/write-report';
import { summaryOf } from './seo/summary';
import { fail } from './stop';

const folder = path.join(projectRoot, 'reports/seo');

/** The short hash of the commit; empty outside of git. */
function commit(): string {
  try {
    const args = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

async function main(): Promise<void> {
  const options = readSeoOptions(process.argv.slice(2));
  const start = performance.now();
  const site = await readSite(projectRoot);
  const last = readLastReport(textOf(path.join(folder, 'report.json')));
  const pages = distinctPages(site);
  const paths = pages.filter(isIndexable).map((page) => page.path);
  const data = reportDataOf(site, audit(site), {
    madeAt: new Date().toISOString(),
    commit: commit(),
    last,
    liveLinks: options.links ? await askLinks(externalUrls(pages)) : (last?.liveLinks ?? []),
    lighthouse: options.lighthouse ? await lighthouseMarks(publicFolder, paths, folder) : [],
  });
  await writeReport(projectRoot, folder, site, data);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${summaryOf(data.threads)}\n\nreports/seo/index.html (${seconds} s)`);
  process.exitCode = data.threads.some(({ level }) => level === 'must') ? 1 : 0;
}

main().catch(fail);
