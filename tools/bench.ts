import path from 'node:path';
import { readBenchOptions } from './bench/options';
import { runBench } from './bench/run-bench';
import { ensureChromium } from './browser';
import { buildSite } from './build-site';
import { localEmailEnv } from './inbox/local-account';
import { projectRoot, publicFolder } from './paths';
import { fail } from './stop';

async function main(): Promise<void> {
  const options = readBenchOptions(process.argv.slice(2));
  ensureChromium();
  await buildSite({ env: localEmailEnv });
  await runBench({
    ...options,
    folder: publicFolder,
    reports: path.join(projectRoot, 'reports/bench'),
  });
}

main().catch(fail);
