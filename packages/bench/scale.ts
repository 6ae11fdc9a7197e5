import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../kit/paths';
import { fail, onStop } from '../kit/stop';
import { minutes } from '../kit/progress';
import { copySources } from '../build/copy-sources';
import { build } from '../build/gatsby';
import { addPages, fileOf, type AddedKind } from './scale/added';
import { judgeScale, scaleTable, type ScaleResult } from './scale/growth';
import { readScaleOptions } from './scale/options';
import { edit, measureDevelop } from './scale/save-to-seen';

async function main(): Promise<void> {
  // npm runs the script in the folder of its package.
  process.chdir(projectRoot);
  const { kind, sizes } = readScaleOptions(process.argv.slice(2));
  const results: ScaleResult[] = [];
  for (const pages of sizes) {
    results.push(await measureSize(kind, pages));
    console.log(`\n${scaleTable(results)}\n`);
  }
  const bars = judgeScale(results, kind.bars);
  const file = path.join(projectRoot, 'reports/bench/scale.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const json = { date: new Date().toISOString(), results, bars };
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
  console.log(`${bars.join('\n')}\n\nWritten to reports/bench/scale.json`);
}

async function measureSize(kind: AddedKind, pages: number): Promise<ScaleResult> {
  const started = Date.now();
  const say = (text: string) =>
    console.log(`  ${pages} pages, after ${minutes(Date.now() - started)}: ${text}`);
  const site = copySources();
  onStop(site.remove);
  try {
    addPages(site.folder, kind, pages);
    say('content check');
    const check = timeToCheck(path.join(site.folder, 'content'));
    say('clean build');
    const clean = await build(site.folder);
    edit(fileOf(site.folder, kind, 1), kind.line.pattern, kind.line.with('One edit'));
    say('build after one edited page');
    const rebuild = await build(site.folder);
    say('develop');
    const develop = await measureDevelop(site.folder, kind);
    return { pages, check, clean, rebuild, develop };
  } finally {
    site.remove();
  }
}

function timeToCheck(content: string): number {
  const check = (options: string[], stdio: 'ignore' | 'inherit') =>
    execFileSync('npm', ['run', '--silent', 'content', '--', ...options], { stdio });
  // Its sources are bundled at the first start.
  check(['--help'], 'ignore');
  const started = Date.now();
  check(['--folder', content], 'inherit');
  return Date.now() - started;
}

main().catch(fail);
