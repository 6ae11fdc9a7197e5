import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finished } from './run';

/** What Gatsby leaves in the project's root: what it made, and what it remembers of making it. */
const leftByBuilds = ['public', '.cache'];

export type Recovery = {
  /** The project's root. */
  root: string;
  /** True: nothing that earlier builds left is used. */
  anew: boolean;
  build: () => Promise<Finished>;
  /** Asked when a build failed: false when the content explains it, and trying again would not help. */
  isWorthAnother: () => boolean;
  /** True once somebody stopped this command, and the build with it. */
  isStopped: () => boolean;
  say: (sentence: string) => void;
};

/**
 * Builds, and lets nothing that earlier builds left stand in the way.
 *
 * While a build is under way a mark says so. Whoever ends it by force leaves the mark, and then, or
 * when a build fails for no reason in the content, the next one begins with nothing.
 */
export async function recoveringBuild({
  root,
  anew,
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

  if (existsSync(mark)) say('The last build was ended before it was done. Beginning anew.');
  if (anew || existsSync(mark)) clean();
  writeFileSync(mark, 'If no build is running, the last one was ended by force.\n');
  const hadRemains = left().length > 0;
  const first = await build();
  if (isStopped()) return first;
  const again = first.code !== 0 && hadRemains && isWorthAnother();
  if (again) {
    say(
      'The build failed, and the content is not why. Trying once more without what earlier builds left.',
    );
    clean();
  }
  const last = again ? await build() : first;
  if (!isStopped()) rmSync(mark, { force: true });
  return last;
}
