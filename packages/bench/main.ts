import path from 'node:path';
import { readBenchOptions } from './options';
import { runBench } from './run-bench';
import { ensureChromium } from '../browser/ensure-chromium';
import { buildSite } from '../build/build-site';
import { localEmailEnv } from '../inbox/local-account';
import { projectRoot, publicFolder } from '../kit/paths';
import { fail } from '../kit/stop';

async function main(): Promise<void> {
  const options = readBenchOptions(process.argv.slice(2));
  ensureChromium();
  await buildSite({ env: localEmailEnv });
  await runBench({
    ...options,
    folder: publicFolder,
    reports: path.join(projectRoot, 'reports/bench', options.article ? 'article' : ''),
  });
}

main().catch(fail);
