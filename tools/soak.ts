import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './build-site';
import { localEmailEnv } from './inbox/local-account';
import { projectRoot, publicFolder } from './paths';
import { readSoakOptions } from './soak/options';
import { reportOf } from './soak/report';
import { runSoak } from './soak/run-soak';
import { fail } from './stop';

const reports = path.join(projectRoot, 'reports/soak');

async function main(): Promise<void> {
  const options = readSoakOptions(process.argv.slice(2));
  await buildSite({ env: localEmailEnv });
  // Pictures of an earlier run would be taken for this one's.
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
