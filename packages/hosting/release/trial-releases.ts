import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeHostFiles } from '../write/host-files';
import { makeRelease, type ReleaseOptions } from './make-release';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

let folder = temporaryFolder();

/** Gives each test of a file a folder of its own for its releases. */
export function useReleaseFolder(): void {
  beforeEach(() => {
    folder = temporaryFolder();
  });
}

/** Returns the folder for the source maps of a build. */
export const mapsFolder = (): string => path.join(folder, 'maps');

/** Returns the folder that releases are made into. */
export const into = (): string => path.join(folder, 'deploy');

/** Returns the text of a file of the served release. */
export const current = (file: string): string =>
  readFileSync(path.join(into(), 'current', file), 'utf8');

/** Returns the address of the hashed script of a version. */
export const scriptOf = (version: number): string => `/app-${String(version).repeat(20)}.js`;

/** Writes a small site, as a build leaves it; a broken one lacks its script. */
function build(version: number, broken: boolean): string {
  const site = path.join(folder, `public-${version}`);
  const files: Record<string, string> = {
    '/index.html': `<script src="${scriptOf(version)}"></script>${`<p>${version}</p>`.repeat(50)}`,
    '/404.html': 'not here',
    '/static/a1b2/hero.avif': `picture ${version % 2}`,
    ...(broken ? {} : { [scriptOf(version)]: `run(${version});`.repeat(50) }),
  };
  writeFiles(site, files);
  writeHostFiles(site, new Map(), false);
  return site;
}

/** Makes a release of a version of the site. */
export const release = (
  version: number,
  { broken = false, ...more }: { broken?: boolean } & Partial<ReleaseOptions> = {},
): Promise<void> =>
  makeRelease({
    site: build(version, broken),
    folder: into(),
    name: `2025-01-0${version}`,
    keep: 3,
    maps: mapsFolder(),
    beside: { 'sbom.json': '{}' },
    ...more,
  });
