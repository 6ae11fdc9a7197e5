/**
 * Builds one of the sites that tests read, with its forms connected to the local inbox:
 * node --import tsx tests/support/build-site.ts specified
 */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { gatsby } from '../../tools/gatsby';
import { localEmailEnv } from '../../tools/inbox/local-account';
import { run } from '../../tools/run';
import { copyProject, replace } from './copy-project';
import { writeFixture } from './fixtures';
import { projectRoot, siteFolder, siteNames, type SiteName } from './sites';

/** All sites are built here, one after the other: the second one reuses what the first compiled. */
const workshop = path.join(projectRoot, '.sites/build');

/** Copies the sources and the content of a site, and keeps what Gatsby has in its cache. */
function copySources(name: SiteName): void {
  copyProject(workshop);
  const content = path.join(workshop, 'content');
  // With new times: gatsby-source-filesystem takes a file with the time and the inode of an earlier
  // one for the same, and would give a page the text of another.
  if (name === 'shipped') cpSync(path.join(projectRoot, 'content'), content, { recursive: true });
  else writeFixture(name, content);
}

async function buildSite(name: SiteName): Promise<void> {
  copySources(name);
  await gatsby(['build'], {
    env: { ...localEmailEnv, NODE_ENV: 'production', TZ: 'UTC' },
    cwd: workshop,
  });
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
