import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finished } from '../kit/run';

/** The folders that Gatsby leaves in the project's root: its output and its cache. */
const leftByBuilds = ['public', '.cache'];

type Recovery = {
  /** The project's root. */
  root: string;
  /** True: leftovers of earlier builds are not used. */
  fromScratch: boolean;
  build: () => Promise<Finished>;
  /**
   * Called after a failed build: returns false if the content explains the failure, so that a retry
   * would not help.
   */
  isWorthAnother: () => boolean;
  /** Returns whether somebody has stopped this command, and the build with it. */
  isStopped: () => boolean;
  say: (sentence: string) => void;
};

/**
 * Builds, and keeps leftovers of earlier builds from causing a failure.
 *
 * A mark exists while a build is running. A killed build leaves the mark. After that, or if a build
 * fails for no reason in the content, the next one starts from scratch.
 */
export async function recoveringBuild({
  root,
  fromScratch,
  build,
  isWorthAnother,
  isStopped,
  say,
}: Recovery): Promise<Finished> {
  const mark = path.join(root, '.build-under-way');
  const left = () =>
    leftByBuilds.map((name) => path.join(root, name)).filter((at) => existsSync(at));
  const clean = () => {
    for (const folder of left()) rmSync(folder, { recursive: true, force: true });
  };

  if (existsSync(mark)) say('The last build was interrupted. Starting from scratch.');
  if (fromScratch || existsSync(mark)) clean();
  writeFileSync(mark, 'If no build is running, the last one was killed.\n');
  const hadRemains = left().length > 0;
  const first = await build();
  if (isStopped()) return first;
  const again = first.code !== 0 && hadRemains && isWorthAnother();
  if (again) {
    say(
      'The build failed, but not because of the content. Retrying once without the leftovers of earlier builds.',
    );
    clean();
  }
  const last = again ? await build() : first;
  if (!isStopped()) rmSync(mark, { force: true });
  return last;
}
