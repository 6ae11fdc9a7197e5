import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../kit/paths';
import { readReleaseOptions } from './options';

test('refuses to release the sample; the message says how to try it', () => {
  const folder = path.join(tmpdir(), `throughline-sample-${process.pid}`);
  const args = ['--import', 'tsx', 'packages/hosting/release/main.ts', '--into', folder];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/content\/site\.json:\d+:\d+ [^]*to do before launch[^]*--as-preview/);
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [[], { into: 'deploy', keep: 5, rollback: false, to: null, asPreview: false }],
  [['--as-preview'], { asPreview: true }],
  [['--rollback', '--to', 'a'], { rollback: true, to: 'a' }],
])('%j is read', (args, options) => {
  expect(readReleaseOptions(args)).toMatchObject(options);
});

test.each([
  [['--keep', '0'], /--keep takes a whole number from 1 up/],
  [['--to', 'a'], /--rollback --to NAME/],
  [['--now'], /--now/],
])('%j is refused', (args, sentence) => {
  expect(() => readReleaseOptions(args)).toThrow(sentence);
});
