import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostFiles } from '../../hosting/write/host-files';
import { startSite } from '../serve/start-site';
import { makeRelease } from './make-release';
import { currentRelease, releaseFolder, releaseNames, rollBack } from './releases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'throughline-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const scriptOf = (version: number) => `/app-${String(version).repeat(20)}.js`;
const into = () => path.join(folder, 'deploy');
const current = (file: string) => readFileSync(path.join(into(), 'current', file), 'utf8');

/** A small site, as a build leaves it. */
function built(version: number, { broken = false } = {}): string {
  const site = path.join(folder, `public-${version}`);
  const files: Record<string, string> = {
    '/index.html': `<script src="${scriptOf(version)}"></script>${`<p>${version}</p>`.repeat(50)}`,
    '/404.html': 'not here',
    '/static/a1b2/hero.avif': `picture ${version % 2}`,
    ...(broken ? {} : { [scriptOf(version)]: `run(${version});`.repeat(50) }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  writeHostFiles(site, new Map(), false);
  return site;
}

const release = (version: number, { broken = false, keep = 3 } = {}) =>
  makeRelease({
    site: built(version, { broken }),
    folder: into(),
    name: `2025-01-0${version}`,
    keep,
    beside: { 'sbom.json': '{}' },
  });

test('a release is the site, its compressed forms, what servers read of it, and sums to check', async () => {
  await release(1);
  expect(currentRelease(into())).toBe('2025-01-01');
  expect(current('site/index.html')).toContain('<p>1</p>');
  for (const file of [
    `site${scriptOf(1)}.br`,
    'site/index.html.gz',
    'hosting/nginx/server.conf',
    'hosting/caddy/site.caddy',
    'sbom.json',
  ]) {
    expect(existsSync(path.join(into(), 'current', file))).toBe(true);
  }
  expect(current('manifest.sha256')).toMatch(/^[0-9a-f]{64} {2}\.\/index\.html$/m);
  expect(current('hosting/nginx/root.conf')).toContain('releases/2025-01-01/site');
});

test('while a release is made every request is answered, and pages from before find their files', async () => {
  await release(1);
  const site = await startSite({ root: path.join(into(), 'current/site'), port: 0 });
  const statuses = new Set<number>();
  const seen = new Set<string>();
  let releasing = true;
  const visit = async () => {
    while (releasing) {
      const response = await fetch(site.url);
      statuses.add(response.status);
      const script = /src="([^"]+)"/.exec(await response.text())?.[1] ?? '';
      statuses.add((await fetch(site.url + script)).status);
      statuses.add((await fetch(site.url + scriptOf(1))).status);
      seen.add(script);
    }
  };
  const visitors = [visit(), visit()];
  await release(2);
  await release(3);
  // Somebody has to come after the last step.
  while (!seen.has(scriptOf(3))) await new Promise(setImmediate);
  releasing = false;
  await Promise.all(visitors);
  await site.close();
  expect([...statuses]).toEqual([200]);
  expect([...seen]).toEqual(expect.arrayContaining([scriptOf(1), scriptOf(3)]));
});

test('files of earlier releases that stay take no room of their own', async () => {
  await release(1);
  await release(2);
  const kept = path.join(into(), 'current/site', scriptOf(1));
  const original = path.join(releaseFolder(into(), '2025-01-01'), 'site', scriptOf(1));
  expect(statSync(kept).ino).toBe(statSync(original).ino);
  expect(existsSync(`${kept}.br`)).toBe(true);
  expect(current('site/index.html')).not.toContain(scriptOf(1));
});

test('so many releases are kept as asked for, and their files no longer', async () => {
  for (const version of [1, 2, 3, 4]) await release(version, { keep: 2 });
  expect(releaseNames(into())).toEqual(['2025-01-03', '2025-01-04']);
  expect(existsSync(path.join(into(), 'current/site', scriptOf(3)))).toBe(true);
  expect(existsSync(path.join(into(), 'current/site', scriptOf(1)))).toBe(false);
});

test('going back leads to the release before, and no further than there are any', async () => {
  await release(1);
  await release(2);
  expect(rollBack(into())).toBe('2025-01-01');
  expect(current('site/index.html')).toContain('<p>1</p>');
  expect(() => rollBack(into())).toThrow(/no release before 2025-01-01/);
});

test('a site that lacks a file of its own is not released, and what is served stays', async () => {
  await release(1);
  await expect(release(2, { broken: true })).rejects.toThrow(
    `what is served is unchanged:\n/index.html leads to ${scriptOf(2)}: 404.`,
  );
  expect(currentRelease(into())).toBe('2025-01-01');
  expect(releaseNames(into())).toEqual(['2025-01-01']);
});

test('a release that was killed is nowhere served, and the next one clears it away', async () => {
  await release(1);
  const left = path.join(into(), 'releases/.new-2025-01-02/site');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(into(), '.next'), 'half a step');
  expect(releaseNames(into())).toEqual(['2025-01-01']);
  await release(3);
  expect(existsSync(left)).toBe(false);
  expect(readlinkSync(path.join(into(), 'current'))).toBe('releases/2025-01-03');
});

test('a disk that takes no more leaves what is served, and no half release', async () => {
  await release(1);
  const full = makeRelease({
    site: built(2),
    folder: into(),
    name: '2025-01-02',
    keep: 3,
    // Longer than a name may be: the disk refuses it, as a full one refuses any file.
    beside: { [`${'x'.repeat(300)}.json`]: '{}' },
  });
  await expect(full).rejects.toThrow(/what is served is unchanged:\n.*ENAMETOOLONG/);
  expect(releaseNames(into())).toEqual(['2025-01-01']);
  expect(existsSync(path.join(into(), 'releases/.new-2025-01-02'))).toBe(false);
  expect(current('site/index.html')).toContain('<p>1</p>');
});
