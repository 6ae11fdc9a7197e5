import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recoveringBuild } from '../../build/build-recovery';
import { copySources } from '../../build/copy-sources';
import { startGatsby } from '../../build/gatsby';
import { makeRelease } from './make-release';
import { currentRelease } from './releases';
import { fail, onStop } from '../../kit/stop';

/** Late enough for the build to be at work, and early enough for it not to be done. */
const killAfterMs = 25_000;
const tooSmall = 'size=3m';

/**
 * Breaks builds of a copy of this project in the ways that machines do. After each, reports whether
 * the next build recovers, and whether the previous release is still served.
 */
async function main(): Promise<void> {
  const copy = copySources();
  const root = copy.folder;
  const site = path.join(root, 'public');
  const deploy = path.join(root, 'deploy');
  onStop(copy.remove);
  const faults: string[] = [];
  const verdict = (name: string, holds: boolean) => {
    console.log(`${holds ? '✓' : '✗'} ${name}`);
    if (!holds) faults.push(name);
  };
  const gatsby = async (killAfter?: number) => {
    const running = startGatsby(root, ['build'], 'production');
    const timer = setTimeout(() => void running.stop(), killAfter ?? 2 ** 30);
    const code = await running.ended;
    clearTimeout(timer);
    return { code, output: running.said() };
  };
  const attempt = (how: () => ReturnType<typeof gatsby>, isStopped = false) =>
    recoveringBuild({
      root,
      fromScratch: false,
      build: how,
      isWorthAnother: () => true,
      isStopped: () => isStopped,
      say: (sentence) => console.log(`  ${sentence}`),
    });
  const release = (name: string) => makeRelease({ site, folder: deploy, name, keep: 5 });
  const served = () => readFileSync(path.join(deploy, 'current/site/index.html'), 'utf8');

  verdict('a first build', (await attempt(gatsby)).code === 0);
  await release('1-good');
  const good = served();
  const isGoodServed = () => currentRelease(deploy) === '1-good' && served() === good;

  await attempt(() => gatsby(killAfterMs), true);
  verdict('killed midway: the last release is served', isGoodServed());
  verdict('killed midway: the next build recovers', (await attempt(gatsby)).code === 0);

  for (const file of ['.cache/redux', '.cache/caches']) {
    rmSync(path.join(root, file), { recursive: true, force: true });
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'not what it was');
  }
  verdict('a broken cache: the build recovers', (await attempt(gatsby)).code === 0);
  verdict('a broken cache: the last release is served', isGoodServed());

  rmSync(site, { recursive: true });
  mkdirSync(site);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', tooSmall, 'tmpfs', site], { stdio: 'pipe' });
  } catch {
    console.log('- a full disk was NOT tried: only root may make one.');
    finish(faults);
    return;
  }
  let isMounted = true;
  const unmount = () => {
    if (isMounted) execFileSync('umount', [site]);
    isMounted = false;
  };
  onStop(unmount);
  const full = await gatsby();
  verdict(
    'a full disk: the build fails and says why',
    full.code !== 0 && full.output.includes('ENOSPC'),
  );
  verdict('a full disk: the last release is served', isGoodServed());
  unmount();
  verdict('a full disk: the next build recovers', (await attempt(gatsby)).code === 0);
  await release('2-good');
  verdict('after all of it a release is made and served', currentRelease(deploy) === '2-good');
  finish(faults);
}

function finish(faults: readonly string[]): void {
  console.log(
    `\n${faults.length === 0 ? 'Every fault was survived.' : `${faults.length} failed.`}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
  process.kill(process.pid, 'SIGTERM');
}

main().catch(fail);
