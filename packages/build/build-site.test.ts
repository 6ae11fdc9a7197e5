import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { run } from '../kit/run';
import { buildSite } from './build-site';
import { temporaryFolder } from '../kit/testing/temporary-folder';

jest.mock('../kit/run');
const gatsby = jest.mocked(run);

const root = temporaryFolder();
beforeAll(() => mkdirSync(path.join(root, 'content')));

const build = () => buildSite({ env: {}, root, quiet: true });
const stamp = path.join(root, '.cache/build-stamp.txt');

test('a build that contacts another machine fails, even if it carries on without the answer', async () => {
  gatsby.mockImplementation((_program, _args, { env = {} } = {}) => {
    appendFileSync(env.THROUGHLINE_ASKED ?? '', 'files.example\n');
    return Promise.resolve({ code: 0, output: '' });
  });
  await expect(build()).rejects.toThrow('The build asked files.example for something.');
  expect(existsSync(stamp)).toBe(false);
});

test('a build that contacts no other machine succeeds', async () => {
  gatsby.mockResolvedValue({ code: 0, output: 'built' });
  expect(await build()).toEqual({ built: true, output: 'built' });
  expect(existsSync(stamp)).toBe(true);
});
