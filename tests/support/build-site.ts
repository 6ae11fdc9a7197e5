/**
 * Builds one of the sites that tests read, with its forms connected to the local inbox:
 * node --import tsx tests/support/build-site.ts specified
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { gatsby } from '../../tools/gatsby';
import { localEmailEnv } from '../../tools/inbox/local-account';
import { run } from '../../tools/run';
import { writeFixture } from './fixtures';
import { projectRoot, siteFolder, siteNames, type SiteName } from './sites';

/** Whatever a build reads, apart from `content/`. */
const isSource = (name: string) =>
  /^(src|static|tools|package\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/.test(name);

/** All sites are built here, one after the other: the second one reuses what the first compiled. */
const workshop = path.join(projectRoot, '.sites/build');

/** Replaces a file or a folder. webpack compiles a file again if its time is another one. */
function replace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/** Copies the sources and the content of a site, and keeps what Gatsby has in its cache. */
function copySources(name: SiteName): void {
  mkdirSync(workshop, { recursive: true });
  for (const source of readdirSync(projectRoot).filter(isSource)) {
    replace(path.join(projectRoot, source), path.join(workshop, source));
  }
  const content = path.join(workshop, 'content');
  rmSync(content, { recursive: true, force: true });
  // With new times: gatsby-source-filesystem takes a file with the time and the inode of an earlier
  // one for the same, and would give a page the text of another.
  if (name === 'shipped') cpSync(path.join(projectRoot, 'content'), content, { recursive: true });
  else writeFixture(name, content);
  const modules = path.join(workshop, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(projectRoot, 'node_modules'), modules);
}

async function buildSite(name: SiteName): Promise<void> {
  copySources(name);
  await gatsby(['build'], { ...localEmailEnv, NODE_ENV: 'production', TZ: 'UTC' }, workshop);
  for (const part of ['content', 'public']) {
    replace(path.join(workshop, part), path.join(siteFolder(name), part));
  }
  // The types of all queries, which the compiler and the linter need.
  const types = 'src/gatsby-types.d.ts';
  cpSync(path.join(workshop, types), path.join(projectRoot, types));
}

run(async () => {
  const wanted = siteNames.find((name) => name === process.argv[2]);
  if (!wanted) throw new Error(`Name a site: ${siteNames.join(', ')}.`);
  await buildSite(wanted);
});
