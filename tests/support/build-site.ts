/**
 * Builds one of the sites that tests read, with its forms connected to the local inbox:
 * node --import tsx tests/support/build-site.ts specified
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { localEmailEnv } from '../../tools/inbox/local-account';
import { editContent } from '../edited/edit-content';
import { projectRoot, siteFolder, siteNames, specifiedContent, type SiteName } from './sites';

/** Whatever a build reads, apart from `content/`. */
const isSource = (name: string) =>
  /^(src|static|tools|packages|package\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/.test(name);

/** Copies the sources and the content of a site, and keeps what Gatsby has in its cache. */
function copySources(name: SiteName, folder: string): void {
  const replace = (from: string, to: string) => {
    rmSync(path.join(folder, to), { recursive: true, force: true });
    // webpack compiles a file again if its time is another one.
    cpSync(from, path.join(folder, to), { recursive: true, preserveTimestamps: true });
  };
  mkdirSync(folder, { recursive: true });
  for (const source of readdirSync(projectRoot).filter(isSource)) {
    replace(path.join(projectRoot, source), source);
  }
  replace(specifiedContent, 'content');
  if (name === 'edited') editContent(path.join(folder, 'content'));
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(projectRoot, 'node_modules'), modules);
}

function buildSite(name: SiteName): void {
  const folder = siteFolder(name);
  copySources(name, folder);
  const args = ['--env-file=tools/gatsby.env', 'node_modules/gatsby/cli.js', 'build'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...localEmailEnv,
      TZ: 'UTC',
      // The history of the repository is not the history of this content.
      GIT_CEILING_DIRECTORIES: path.dirname(folder),
    },
  });
  process.exitCode = status ?? 1;
  // The types of all queries, which the compiler and the linter need.
  const types = 'src/gatsby-types.d.ts';
  if (status === 0) cpSync(path.join(folder, types), path.join(projectRoot, types));
}

const wanted = siteNames.find((name) => name === process.argv[2]);
if (wanted) buildSite(wanted);
else {
  console.error(`Name a site: ${siteNames.join(' or ')}.`);
  process.exitCode = 1;
}
