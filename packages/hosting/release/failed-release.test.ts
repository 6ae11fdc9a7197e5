import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease, releaseNames } from './releases';
import { current, into, release, scriptOf, useReleaseFolder } from './trial-releases';

useReleaseFolder();

test('does not release a site that lacks one of its files, and the served site stays', async () => {
  await release(1);
  await expect(release(2, { broken: true })).rejects.toThrow(
    `what is served is unchanged:\n/index.html leads to ${scriptOf(2)}: 404.`,
  );
  expect(currentRelease(into())).toBe('2025-01-01');
  expect(releaseNames(into())).toEqual(['2025-01-01']);
});

test('a full disk leaves the served site unchanged, and no partial release', async () => {
  await release(1);
  // Longer than a name may be: the disk refuses it, as a full one refuses any file.
  const full = release(2, { beside: { [`${'x'.repeat(300)}.json`]: '{}' } });
  await expect(full).rejects.toThrow(/what is served is unchanged:\n.*ENAMETOOLONG/);
  expect(releaseNames(into())).toEqual(['2025-01-01']);
  expect(existsSync(path.join(into(), 'releases/.new-2025-01-02'))).toBe(false);
  expect(current('site/index.html')).toContain('<p>1</p>');
});

test('refuses a folder where the link should be, before anything is made', async () => {
  mkdirSync(path.join(into(), 'current'), { recursive: true });
  await expect(release(1)).rejects.toThrow(/current must be a link.*Move it away/);
  expect(releaseNames(into())).toEqual([]);
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
