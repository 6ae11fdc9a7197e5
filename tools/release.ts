import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './build-site';
import { projectRoot, publicFolder } from './paths';
import { alone } from './release/lock';
import { makeRelease } from './release/make-release';
import { readReleaseOptions } from './release/options';
import { refuseSample } from './release/refuse-sample';
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
  const { into, keep, rollback, to, asPreview } = readReleaseOptions(process.argv.slice(2));
  const folder = path.resolve(projectRoot, into);
  if (rollback) {
    const name = await alone(folder, () => Promise.resolve(rollBack(folder, to)));
    console.log(`Served from now on: ${name}. Let the server read its files again.`);
    return;
  }
  if (!asPreview) await refuseSample();
  const env: Record<string, string> = asPreview ? { GATSBY_PREVIEW: 'true' } : {};
  const time = new Date().toISOString();
  const name = `${time.replace(/[-:]|\.\d+/g, '')}-${commit()}`;
  await makeRelease({
    site: publicFolder,
    maps: path.join(projectRoot, '.cache/source-maps'),
    // From nothing, so that nothing of an earlier build is in it.
    build: () => buildSite({ env, anew: true }),
    folder,
    name,
    keep,
    beside: { 'sbom.cdx.json': billOfMaterials(projectRoot, time) },
  });
  console.log(`Served from now on: ${name}. Let the server read its files again.`);
  if ((statSync(folder).mode & 0o001) === 0) {
    console.log(`Not everyone may enter ${folder}: see that the server's user may.`);
  }
}

main().catch(fail);
