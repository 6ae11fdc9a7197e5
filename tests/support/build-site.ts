/**
 * Builds one of the sites that tests read, with its forms connected to the local inbox:
 * node --import tsx tests/support/build-site.ts specified
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { localEmailEnv } from '../../packages/inbox/local-account';
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
  const { status } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...localEmailEnv,
      NODE_ENV: 'production',
      TZ: 'UTC',
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_FEEDBACK_DISABLED: '1',
      // The history of the repository is not the history of this content.
      GIT_CEILING_DIRECTORIES: path.dirname(folder),
    },
  });
  process.exitCode = status ?? 1;
}

const wanted = siteNames.find((name) => name === process.argv[2]);
if (wanted) buildSite(wanted);
else {
  console.error(`Name a site: ${siteNames.join(' or ')}.`);
  process.exitCode = 1;
}
