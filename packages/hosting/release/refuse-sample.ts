import { run } from '../../kit/run';

/**
 * Runs `npm run launch-check` to find out whether the site is the owner's: without ids both forms
 * are dead, and sample addresses lead nowhere.
 *
 * @throws its list of what is still to do
 */
export async function refuseSample(): Promise<void> {
  const { code, output } = await run('tsx', ['packages/content-check/launch/main.ts'], {
    quiet: true,
  });
  if (code === 0) return;
  throw new Error(
    `${output}\nNo release was made: visitors would see the mistakes listed above. To try a release that search engines are asked not to index, add --as-preview.`,
  );
}
