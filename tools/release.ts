import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSite } from './build-site';
import { projectRoot, publicFolder } from './paths';
import { makeRelease } from './release/make-release';
import { readReleaseOptions } from './release/options';
import { rollBack } from './release/releases';
import { billOfMaterials } from './release/sbom';
import { fail } from './stop';

/** The commit that is built, and whether there is more than that. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') ? '-changed' : '');
}

async function main(): Promise<void> {
  const { into, keep, rollback } = readReleaseOptions(process.argv.slice(2));
  const folder = path.resolve(projectRoot, into);
  if (rollback) {
    console.log(`Served from now on: ${rollBack(folder)}. Let the server read its files again.`);
    return;
  }
  // From nothing, so that nothing of an earlier build is in it.
  await buildSite({ env: {}, anew: true });
  const time = new Date().toISOString();
  const name = `${time.replace(/[-:]|\.\d+/g, '')}-${commit()}`;
  await makeRelease({
    site: publicFolder,
    folder,
    name,
    keep,
    beside: { 'sbom.cdx.json': billOfMaterials(projectRoot, time) },
  });
  console.log(`Served from now on: ${name}. Let the server read its files again.`);
}

main().catch(fail);
