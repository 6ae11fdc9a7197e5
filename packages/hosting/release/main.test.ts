import { chmodSync } from 'node:fs';
import { temporaryFolder } from '../../../tests/support/temporary-folder';

jest.mock('../../build/build-site');
jest.mock('./make-release');
jest.mock('./refuse-sample');
jest.mock('./sbom');

const folder = temporaryFolder();
const log = jest.spyOn(console, 'log').mockImplementation();
const args = process.argv;
beforeEach(() => {
  jest.resetModules();
  log.mockClear();
});
afterAll(() => (process.argv = args));

const said = () => log.mock.calls.flat().join('\n');

/** Runs the command without a build, and returns the steps that it would take. */
async function release(...options: string[]) {
  process.argv = ['node', 'main.ts', '--into', folder, ...options];
  const { makeRelease } = await import('./make-release');
  const { buildSite } = await import('../../build/build-site');
  const { refuseSample } = await import('./refuse-sample');
  jest.mocked(makeRelease).mockImplementation(async ({ build }) => {
    await build?.();
  });
  await import('./main');
  while (!said().includes('Now serving')) await new Promise(setImmediate);
  // One more turn: the command may have something to add.
  await new Promise(setImmediate);
  return {
    refusesSample: jest.mocked(refuseSample).mock.calls.length === 1,
    built: jest.mocked(buildSite).mock.calls,
  };
}

test('a release is built from scratch, and only if nothing of the sample is left', async () => {
  expect(await release()).toEqual({
    refusesSample: true,
    built: [[{ env: {}, fromScratch: true }]],
  });
});

test('a trial may be the sample, and search engines are asked not to index it', async () => {
  const env = { GATSBY_PREVIEW: 'true' };
  expect(await release('--as-preview')).toEqual({
    refusesSample: false,
    built: [[{ env, fromScratch: true }]],
  });
});

test('says so if the user of the server may not enter the folder', async () => {
  chmodSync(folder, 0o700);
  await release();
  expect(said()).toContain(`Not everyone may enter ${folder}.`);
  chmodSync(folder, 0o755);
  log.mockClear();
  jest.resetModules();
  await release();
  expect(said()).not.toContain('Not everyone');
});
