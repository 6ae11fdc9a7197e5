import { run } from '../run';

/**
 * Asks `npm run launch-check` whether the site is its owner's: without ids both forms are dead, and sample
 * addresses lead nowhere.
 *
 * @throws its list of what is still to do
 */
export async function refuseSample(): Promise<void> {
  const { code, output } = await run('tsx', ['tools/content/launch/main.ts'], { quiet: true });
  if (code === 0) return;
  throw new Error(
    `${output}\nNo release was made: visitors would meet what is listed above. For a trial, which search engines are asked to leave out, write --as-preview.`,
  );
}
