import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../build/build-site';
import { projectRoot, publicFolder } from '../../kit/paths';
import { goLive } from './go-live';
import { alone } from './lock';
import { makeRelease } from './make-release';
import { readReleaseOptions } from './options';
import { refuseSample } from './refuse-sample';
import { rollBack } from './releases';
import { billOfMaterials } from './sbom';
import { fail } from '../../kit/stop';

/** Returns the commit that is built, and whether there are further changes. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') ? '-changed' : '');
}

async function main(): Promise<void> {
  const { into, keep, rollback, to, asPreview, server } = readReleaseOptions(process.argv.slice(2));
  const served = (name: string) =>
    `Now serving: ${name}.${server.reload === null ? ' Reload the server.' : ''}`;
  const folder = path.resolve(projectRoot, into);
  if (rollback) {
    console.log(
      served(await alone(folder, () => goLive(folder, () => rollBack(folder, to), server))),
    );
    return;
  }
  if (!asPreview) await refuseSample();
  const env: Record<string, string> = asPreview ? { GATSBY_PREVIEW: 'true' } : {};
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const name = `${time}-${commit()}`;
  await makeRelease({
    site: publicFolder,
    maps: path.join(projectRoot, '.cache/source-maps'),
    // From scratch, so that nothing of an earlier build is in it.
    build: () => buildSite({ env, fromScratch: true }),
    folder,
    name,
    keep,
    server,
    beside: { 'sbom.cdx.json': billOfMaterials() },
  });
  console.log(served(name));
  if ((statSync(folder).mode & 0o001) === 0) {
    console.log(`Not everyone may enter ${folder}. Make sure that the server's user may.`);
  }
}

main().catch(fail);
