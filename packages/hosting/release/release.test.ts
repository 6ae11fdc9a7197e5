import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostFiles } from '../write/host-files';
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

/** Returns a small site, as a build leaves it. */
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
    maps: path.join(folder, 'maps'),
    beside: { 'sbom.json': '{}' },
  });

test('a release has the site, its compressed forms, the servers’ files, and checksums', async () => {
  mkdirSync(path.join(folder, 'maps'));
  writeFileSync(path.join(folder, 'maps/app-1.js.map'), '{}');
  await release(1);
  expect(currentRelease(into())).toBe('2025-01-01');
  expect(current('site/index.html')).toContain('<p>1</p>');
  for (const file of [
    `site${scriptOf(1)}.br`,
    'site/index.html.gz',
    'hosting/nginx/server.conf',
    'hosting/caddy/site.caddy',
    'sbom.json',
    'source-maps/app-1.js.map',
  ]) {
    expect(existsSync(path.join(into(), 'current', file))).toBe(true);
  }
  expect(current('manifest.sha256')).toMatch(/^[0-9a-f]{64} {2}\.\/index\.html$/m);
  expect(current('hosting/nginx/root.conf')).toContain('releases/2025-01-01/site');
});

test('while a release is made every request is answered, and earlier pages find their files', async () => {
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
  // A request has to come after the last step.
  while (!seen.has(scriptOf(3))) await new Promise(setImmediate);
  releasing = false;
  await Promise.all(visitors);
  await site.close();
  expect([...statuses]).toEqual([200]);
  expect([...seen]).toEqual(expect.arrayContaining([scriptOf(1), scriptOf(3)]));
});

test('kept files of earlier releases take no extra space', async () => {
  await release(1);
  await release(2);
  const kept = path.join(into(), 'current/site', scriptOf(1));
  const original = path.join(releaseFolder(into(), '2025-01-01'), 'site', scriptOf(1));
  expect(statSync(kept).ino).toBe(statSync(original).ino);
  expect(existsSync(`${kept}.br`)).toBe(true);
  expect(current('site/index.html')).not.toContain(scriptOf(1));
});

test('keeps as many releases as requested, and removes the others with their files', async () => {
  for (const version of [1, 2, 3, 4]) await release(version, { keep: 2 });
  expect(releaseNames(into())).toEqual(['2025-01-03', '2025-01-04']);
  expect(existsSync(path.join(into(), 'current/site', scriptOf(3)))).toBe(true);
  expect(existsSync(path.join(into(), 'current/site', scriptOf(1)))).toBe(false);
});

test('going back leads to the previous release, and stops at the first', async () => {
  await release(1);
  await release(2);
  expect(rollBack(into())).toBe('2025-01-01');
  expect(current('site/index.html')).toContain('<p>1</p>');
  expect(() => rollBack(into())).toThrow(
    'It is unknown what was served before 2025-01-01. Choose one with --to: 2025-01-01, 2025-01-02.',
  );
});

test('going back never leads to a release that was rolled back', async () => {
  for (const version of [1, 2, 3]) await release(version);
  expect(rollBack(into())).toBe('2025-01-02');
  await release(4, { keep: 5 });
  expect(rollBack(into())).toBe('2025-01-02');
  expect(rollBack(into())).toBe('2025-01-01');
  expect(rollBack(into(), '2025-01-04')).toBe('2025-01-04');
  expect(() => rollBack(into(), '2025-01-09')).toThrow(
    /no release 2025-01-09 any more.*--to: 2025/,
  );
});

test('everyone may read a release, whatever mask it is made under', async () => {
  const mask = process.umask(0o077);
  await release(1);
  await release(2);
  process.umask(mask);
  const releases = path.join(into(), 'releases');
  const closed = readdirSync(releases, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(releases, name))
    .filter((at) => {
      const { mode } = statSync(at);
      const wanted = statSync(at).isDirectory() ? 0o755 : 0o644;
      return (mode & 0o777) !== wanted;
    });
  expect(closed).toEqual([]);
  for (const at of [into(), releases]) expect(statSync(at).mode & 0o005).toBe(0o005);
});

test('the release that the server still reads is kept until the one after the next', async () => {
  await release(1, { keep: 1 });
  await release(2, { keep: 1 });
  expect(releaseNames(into())).toEqual(['2025-01-01', '2025-01-02']);
  await release(3, { keep: 1 });
  expect(releaseNames(into())).toEqual(['2025-01-02', '2025-01-03']);
});

test('two parallel releases: the second is refused, and the first is complete', async () => {
  const first = release(1);
  await expect(release(2)).rejects.toThrow(/Another release is being made in/);
  await first;
  expect(releaseNames(into())).toEqual(['2025-01-01']);
  await release(2);
  expect(currentRelease(into())).toBe('2025-01-02');
});

test('the lock of an ended process does not block a release', async () => {
  mkdirSync(into());
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(path.join(into(), '.lock'), String(pid));
  await release(1);
  expect(existsSync(path.join(into(), '.lock'))).toBe(false);
});

test('leaves foreign folders and files among the releases alone', async () => {
  mkdirSync(path.join(into(), 'releases/lost+found'), { recursive: true });
  writeFileSync(path.join(into(), 'releases/.DS_Store'), '');
  await release(1);
  await release(2, { keep: 1 });
  expect(releaseNames(into())).toEqual(['2025-01-01', '2025-01-02']);
  expect(existsSync(path.join(into(), 'releases/lost+found'))).toBe(true);
});

test('refuses a folder in the place of the link before anything is made', async () => {
  mkdirSync(path.join(into(), 'current'), { recursive: true });
  await expect(release(1)).rejects.toThrow(/current must be a link.*Move it away/);
  expect(releaseNames(into())).toEqual([]);
});

test('the time of a file depends only on its content, in every release and on every machine', async () => {
  await release(1);
  await release(2);
  await release(3);
  const timeIn = (version: number, file: string) =>
    statSync(path.join(releaseFolder(into(), `2025-01-0${version}`), 'site', file)).mtimeMs;
  for (const file of ['404.html', 'static/a1b2/hero.avif']) {
    expect(timeIn(3, file)).toBe(timeIn(1, file));
  }
  expect(timeIn(2, 'static/a1b2/hero.avif')).not.toBe(timeIn(1, 'static/a1b2/hero.avif'));
  expect(timeIn(2, 'index.html.br')).not.toBe(timeIn(1, 'index.html.br'));
});

test('does not release a site that lacks one of its files, and the served site stays', async () => {
  await release(1);
  await expect(release(2, { broken: true })).rejects.toThrow(
    `what is served is unchanged:\n/index.html leads to ${scriptOf(2)}: 404.`,
  );
  expect(currentRelease(into())).toBe('2025-01-01');
  expect(releaseNames(into())).toEqual(['2025-01-01']);
});

test('a killed release is never served, and the next one removes it', async () => {
  await release(1);
  const left = path.join(into(), 'releases/.new-2025-01-02/site');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(into(), '.next'), 'half a step');
  expect(releaseNames(into())).toEqual(['2025-01-01']);
  await release(3);
  expect(existsSync(left)).toBe(false);
  expect(readlinkSync(path.join(into(), 'current'))).toBe('releases/2025-01-03');
});

test('a full disk leaves the served site unchanged, and no partial release', async () => {
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
