import { quietGatsby } from './quiet-gatsby';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, errorsIn } from '../content-check/check';
import { recoveringBuild } from './build-recovery';
import { outputStamp, sourceStamp } from './build-stamp';
import { projectRoot } from '../kit/paths';
import { run } from '../kit/run';
import { refuseNetwork } from './refused-network';
import { isStopping } from '../kit/stop';

/** Returns the file that records the sources of a root's public/. */
const stampIn = (root: string) => path.join(root, '.cache', 'build-stamp.txt');

/** The result of a build, for a report. */
type BuildResult = { built: false } | { built: true; output: string };

/**
 * Builds the site into public/ with these GATSBY_ variables, unless public/ already contains that
 * exact build. The build's own output is shown live, or is in the result with `quiet`.
 * @throws a sentence, after the output with `quiet`, if the build fails or contacts another machine
 */
export async function buildSite({
  env,
  root = projectRoot,
  quiet = false,
  fromScratch = false,
}: {
  env: Readonly<Record<string, string>>;
  /** The folder of the site's sources; omitted: the repository's own. */
  root?: string;
  quiet?: boolean;
  /** True: builds from scratch, whatever is there. */
  fromScratch?: boolean;
}): Promise<BuildResult> {
  const publicFolder = path.join(root, 'public');
  const stampFile = stampIn(root);
  const buildEnv = { ...env, NODE_ENV: 'production', ...quietGatsby };
  const source = sourceStamp(root, { ...process.env, ...buildEnv });
  const output = outputStamp(publicFolder);
  if (!fromScratch && output !== null && readStamp(stampFile) === `${source} ${output}`) {
    if (!quiet) console.log('Nothing changed since the last build.');
    return { built: false };
  }
  if (!quiet) console.log('Building the site.');
  rmSync(stampFile, { force: true });
  const network = refuseNetwork(path.join(root, 'asked-by-the-build.log'));
  const finished = await recoveringBuild({
    root,
    fromScratch,
    build: () =>
      run('gatsby', ['build'], { env: { ...buildEnv, ...network.env }, cwd: root, quiet }),
    isWorthAnother: () => errorsIn(checkContent(path.join(root, 'content'))).length === 0,
    isStopped: isStopping,
    say: (sentence) => console.log(sentence),
  });
  if (finished.code !== 0) {
    throw new Error(`${finished.output}The build failed. Its messages above say what to correct.`);
  }
  const asked = network.asked();
  if (asked.length > 0) {
    throw new Error(
      `The build asked ${asked.join(' and ')} for something. All that a build needs is in package-lock.json.`,
    );
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${source} ${outputStamp(publicFolder) ?? ''}`);
  return { built: true, output: finished.output };
}

function readStamp(stampFile: string): string | null {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
}
