import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../build/build-site';
import { localEmailEnv } from '../inbox/local-account';
import { projectRoot, publicFolder } from '../kit/paths';
import { readSoakOptions } from './options';
import { reportOf } from './report';
import { runSoak } from './run-soak';
import { fail } from '../kit/stop';

const reports = path.join(projectRoot, 'reports/soak');

async function main(): Promise<void> {
  const options = readSoakOptions(process.argv.slice(2));
  await buildSite({ env: localEmailEnv });
  // Otherwise pictures of an earlier run would seem to belong to this one.
  rmSync(reports, { recursive: true, force: true });
  const { findings, strays, seconds } = await runSoak({
    ...options,
    folder: publicFolder,
    reports,
    print: (line) => console.log(line),
  });
  const { text, agrees } = reportOf(findings, strays);
  console.log(`\n${text}\n\n${findings.length} submissions in ${seconds} s.`);
  process.exit(agrees ? 0 : 1);
}

main().catch(fail);
