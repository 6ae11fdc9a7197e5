import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../serve/start-site';
import { currentRelease, releaseFolder, releaseNames } from './releases';
import { current, into, mapsFolder, release, scriptOf, useReleaseFolder } from './trial-releases';

useReleaseFolder();

test('a release has the site, its compressed forms, the servers’ files, and checksums', async () => {
  mkdirSync(mapsFolder());
  writeFileSync(path.join(mapsFolder(), 'app-1.js.map'), '{}');
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

test('leaves foreign folders and files among the releases alone', async () => {
  mkdirSync(path.join(into(), 'releases/lost+found'), { recursive: true });
  writeFileSync(path.join(into(), 'releases/.DS_Store'), '');
  await release(1);
  await release(2, { keep: 1 });
  expect(releaseNames(into())).toEqual(['2025-01-01', '2025-01-02']);
  expect(existsSync(path.join(into(), 'releases/lost+found'))).toBe(true);
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
