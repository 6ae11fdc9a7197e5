import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, errorsIn } from '../src/content/check';
import { recoveringBuild } from './build-recovery';
import { outputStamp, sourceStamp } from './build-stamp';
import { contentFolder, projectRoot, publicFolder } from './paths';
import { run } from './run';
import { isStopping } from './stop';

const stampFile = path.join(projectRoot, 'node_modules/.cache/throughline/build.txt');

/** What came of a build, for a report. */
export type BuildResult = { built: false } | { built: true; output: string };

/**
 * Builds the site into public/ with these GATSBY_ variables, unless public/ already holds that very
 * build. The build's own output is shown as it comes, or is in the result with `quiet`.
 * @throws a sentence, after the output when it is quiet, when the build fails
 */
export async function buildSite({
  env,
  quiet = false,
  anew = false,
}: {
  env: Readonly<Record<string, string>>;
  quiet?: boolean;
  /** True: from nothing, whatever is there. */
  anew?: boolean;
}): Promise<BuildResult> {
  const buildEnv = { ...env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' };
  const source = sourceStamp(projectRoot, { ...process.env, ...buildEnv });
  const output = outputStamp(publicFolder);
  if (!anew && output !== null && readStamp() === `${source} ${output}`) {
    if (!quiet) console.log('Nothing changed since the last build.');
    return { built: false };
  }
  if (!quiet) console.log('Building the site.');
  rmSync(stampFile, { force: true });
  const finished = await recoveringBuild({
    root: projectRoot,
    anew,
    build: () => run('gatsby', ['build'], { env: buildEnv, quiet }),
    isWorthAnother: () => errorsIn(checkContent(contentFolder)).length === 0,
    isStopped: isStopping,
    say: (sentence) => console.log(sentence),
  });
  if (finished.code !== 0) {
    throw new Error(`${finished.output}The build failed. Its messages above say what to correct.`);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${source} ${outputStamp(publicFolder) ?? ''}`);
  return { built: true, output: finished.output };
}

function readStamp(): string | null {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
}
