/**
 * Builds one of the sites that tests read, with its forms connected to the local inbox:
 * node --import tsx tests/support/build-site.ts specified
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/reader/files-below';
import { buildBeside } from '../../tools/build-beside';
import { run } from '../../tools/run';
import { buildFolder, buildInFolder, reserveBuildFolder } from './build-folder';
import { projectInputs } from './copy-project';
import { writeFixture } from './fixtures';
import { projectRoot, siteFolder, siteNames, type SiteName } from './sites';

function writeContent(name: SiteName): string {
  const content = path.join(siteFolder(name), 'content');
  rmSync(content, { recursive: true, force: true });
  if (name === 'shipped') cpSync(path.join(projectRoot, 'content'), content, { recursive: true });
  else writeFixture(name, content);
  return content;
}

async function buildSite(name: SiteName): Promise<void> {
  reserveBuildFolder();
  const content = writeContent(name);
  const texts = filesBelow(content).map(
    (file) => [`content/${file}`, path.join(content, file)] as const,
  );
  await buildBeside({
    buildFolder,
    files: new Map([...projectInputs(), ...texts]),
    site: siteFolder(name),
    build: buildInFolder,
  });
  // The types of all queries, which the compiler and the linter need.
  const types = 'src/gatsby-types.d.ts';
  cpSync(path.join(buildFolder, types), path.join(projectRoot, types));
}

run(async () => {
  const wanted = siteNames.find((name) => name === process.argv[2]);
  if (!wanted) throw new Error(`Name a site: ${siteNames.join(', ')}.`);
  await buildSite(wanted);
});
