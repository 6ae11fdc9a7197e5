import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../kit/paths';
import { audit } from './audit';
import { lighthouseMarks } from './lighthouse-marks';
import { externalUrls } from './links';
import { askLinks, deadLinks } from './live-links';
import { isIndexable } from './model/page';
import { readSite } from './model/read-site';
import { distinctPages } from './model/site';
import { readSeoOptions } from './options';
import { checkedElsewhere } from './report/elsewhere';
import { reportDataOf } from './report/report-data';
import { readLastReport } from './report/since-last';
import { writeReport } from './report/write-report';
import { summaryOf } from './summary';
import { fail } from '../kit/stop';

/** Returns the short hash of the commit; empty outside of git. */
function commit(): string {
  try {
    const args = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Prints dead links and keeps them in a file next to the report while there are any. */
function reportDeadLinks(folder: string, dead: readonly string[]): void {
  const file = path.join(folder, 'dead-links.md');
  rmSync(file, { force: true });
  if (dead.length === 0) return;
  const text = ['Dead links:', ...dead].join('\n');
  writeFileSync(file, `${text}\n`);
  console.log(`\n${text}`);
}

async function main(): Promise<void> {
  const { site: root, ...options } = readSeoOptions(process.argv.slice(2));
  const folder = path.join(root, 'reports/seo');
  const start = performance.now();
  const site = await readSite(root);
  const last = readLastReport(textOf(path.join(folder, 'report.json')));
  const pages = distinctPages(site);
  const paths = pages.filter(isIndexable).map((page) => page.path);
  const asked = options.links ? await askLinks(externalUrls(pages)) : null;
  const data = reportDataOf(site, audit(site), {
    madeAt: new Date().toISOString(),
    commit: commit(),
    elsewhere: checkedElsewhere(textOf(path.join(projectRoot, 'docs/requirements.md'))),
    last,
    liveLinks: asked ?? last?.liveLinks ?? [],
    lighthouse: options.lighthouse
      ? await lighthouseMarks(path.join(root, 'public'), paths, folder)
      : [],
  });
  await writeReport(root, folder, site, data);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${summaryOf(data.threads)}\n\n${path.relative(projectRoot, folder)}/index.html (${seconds} s)`,
  );
  const dead = deadLinks(asked ?? [], pages);
  reportDeadLinks(folder, dead);
  const hasFaults = data.threads.some(({ level }) => level === 'must');
  process.exitCode = hasFaults || dead.length > 0 ? 1 : 0;
}

main().catch(fail);
