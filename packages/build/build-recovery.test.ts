import { existsSync } from 'node:fs';
import path from 'node:path';
import { recoveringBuild } from './build-recovery';
import { temporaryFolder, writeFiles } from '../kit/testing/temporary-folder';

let root: string;
let said: string[];
beforeEach(() => {
  root = temporaryFolder();
  said = [];
});

const rubbish = () => path.join(root, '.cache/rubbish');
const leaveRubbish = () => writeFiles(root, { '.cache/rubbish': '{ half of' });

/** Fails a build on rubbish, as Gatsby does on a broken cache. */
const sensitive = () => Promise.resolve({ code: existsSync(rubbish()) ? 1 : 0, output: '' });
const killed = () => Promise.reject(new Error('killed'));

const build = (how: () => Promise<{ code: number; output: string }>, faultInContent = false) =>
  recoveringBuild({
    root,
    fromScratch: false,
    build: how,
    isWorthAnother: () => !faultInContent,
    isStopped: () => false,
    say: (sentence) => said.push(sentence),
  });

test('a healthy build keeps its cache for the next one, and prints nothing', async () => {
  writeFiles(root, { '.cache/pictures': 'useful' });
  expect((await build(sensitive)).code).toBe(0);
  expect(existsSync(path.join(root, '.cache/pictures'))).toBe(true);
  expect(said).toEqual([]);
});

test('after a killed build the next one starts from scratch', async () => {
  await expect(build(killed)).rejects.toThrow();
  leaveRubbish();
  expect((await build(sensitive)).code).toBe(0);
  expect(said).toEqual(['The last build was interrupted. Starting from scratch.']);
  expect((await build(sensitive)).code).toBe(0);
  expect(said).toHaveLength(1);
});

test('a build that fails on a broken cache is retried once without it', async () => {
  leaveRubbish();
  expect((await build(sensitive)).code).toBe(0);
  expect(said).toEqual([expect.stringContaining('Retrying once')]);
});

test('a build that fails on its content is not retried, and keeps its cache', async () => {
  leaveRubbish();
  expect((await build(sensitive, true)).code).toBe(1);
  expect(existsSync(rubbish())).toBe(true);
  expect(said).toEqual([]);
});

test('a build that fails without leftovers fails immediately, for example on a full disk', async () => {
  let builds = 0;
  const full = () => {
    builds += 1;
    return Promise.resolve({ code: 1, output: 'ENOSPC: no space left on device' });
  };
  expect((await build(full)).code).toBe(1);
  expect(builds).toBe(1);
});

test('a stopped build is not retried, and the next one starts from scratch', async () => {
  leaveRubbish();
  const recovery = {
    root,
    fromScratch: false,
    build: sensitive,
    isWorthAnother: () => true,
    say: (sentence: string) => said.push(sentence),
  };
  await recoveringBuild({ ...recovery, isStopped: () => true });
  expect(existsSync(rubbish())).toBe(true);
  await recoveringBuild({ ...recovery, isStopped: () => false });
  expect(existsSync(rubbish())).toBe(false);
});
