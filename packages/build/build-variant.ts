import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildSite } from './build-site';
import { sourceStamp } from './build-stamp';
import { localEmailEnv } from '../../tools/inbox/local-account';
import { projectRoot } from '../kit/paths';
import { siteSources } from './site-sources';
import { siteNamed } from './sites';

/**
 * The folder in which all variants are built, one after the other: each reuses what the last one
 * compiled.
 */
const workshop = siteNamed('workshop');

/** Keeps file times, because webpack reuses what it compiled from a file of the same time. */
const copyOptions = { recursive: true, preserveTimestamps: true };

function replace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, copyOptions);
}

function fillWorkshop(content: string): void {
  mkdirSync(workshop, { recursive: true });
  for (const name of siteSources(projectRoot))
    replace(path.join(projectRoot, name), path.join(workshop, name));
  replace(content, path.join(workshop, 'content'));
  const modules = path.join(workshop, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(projectRoot, 'node_modules'), modules);
}

/** A variant has no history: the repository's belongs to other content. */
const env = { ...localEmailEnv, GIT_CEILING_DIRECTORIES: path.dirname(workshop) };

/**
 * Builds this repository's site with other content, and keeps `content/` and `public/` in
 * `siteNamed(name)`. Does nothing if that site was built from the same sources and content. Two
 * variants cannot be built at the same time.
 *
 * @param content the folder with the content
 * @returns the output of the build; empty if there was nothing to do
 * @throws Gatsby's output if the build fails
 */
export async function buildVariant(name: string, content: string): Promise<string> {
  fillWorkshop(content);
  const site = siteNamed(name);
  const stampFile = path.join(site, 'stamp.txt');
  const stamp = sourceStamp(workshop, { ...process.env, ...env });
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return '';

  rmSync(site, { recursive: true, force: true });
  const result = await buildSite({ env, root: workshop, quiet: true });
  for (const part of ['content', 'public']) {
    cpSync(path.join(workshop, part), path.join(site, part), copyOptions);
  }
  writeFileSync(stampFile, stamp);
  return result.built ? result.output : '';
}
