import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../src/reader/files-below';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { writeFiles } from '../tests/support/write-files';
import { buildBeside, copyInputs } from './build-beside';
import { buildInputs } from './build-inputs';

/** A site that was published, and the content of the next one. */
function project() {
  const site = temporaryFolder();
  writeFiles(site, {
    'content/a.mdx': 'New',
    'public/index.html': 'Last',
    'public/withdrawn.pdf': 'Last',
    'deploy/Caddyfile': 'Last',
  });
  return { site, buildFolder: join(site, '.build'), files: buildInputs(site) };
}

const built = (site: string) =>
  filesBelow(site)
    .filter((name) => /^(?:public|deploy)\//.test(name))
    .map((name) => [name, readFileSync(join(site, name), 'utf8')]);
const last = [
  ['deploy/Caddyfile', 'Last'],
  ['public/index.html', 'Last'],
  ['public/withdrawn.pdf', 'Last'],
];

const write = (buildFolder: string) =>
  writeFiles(buildFolder, {
    'public/index.html': readFileSync(join(buildFolder, 'content/a.mdx')),
    'public/about/index.html': 'About',
    'deploy/Caddyfile': 'New',
  });

test('a build takes the place of the last one when it is whole, and so does the next', async () => {
  const { site, buildFolder, files } = project();
  const build = () => write(buildFolder);
  await buildBeside({ buildFolder, files, site, build });
  const expected = [
    ['deploy/Caddyfile', 'New'],
    ['public/about/index.html', 'About'],
    ['public/index.html', 'New'],
  ];
  expect(built(site)).toEqual(expected);
  writeFiles(site, { 'content/a.mdx': 'Newer' });
  await buildBeside({ buildFolder, files, site, build });
  expect(built(site)).toEqual([...expected.slice(0, 2), ['public/index.html', 'Newer']]);
});

test.each([
  ['fails', { build: () => Promise.reject(new Error('It failed.')) }],
  [
    'fails after Gatsby',
    { finish: () => Promise.reject(new Error('ENOSPC: no space left on device')) },
  ],
])('a build that %s leaves the last site whole', async (_how, failing) => {
  const { site, buildFolder, files } = project();
  const build = () => write(buildFolder);
  await expect(buildBeside({ buildFolder, files, site, build, ...failing })).rejects.toThrow();
  expect(built(site)).toEqual(last);
});

test('a build that is killed leaves the last site whole', async () => {
  const { site, buildFolder } = project();
  const program = `
    const { buildBeside } = require('./tools/build-beside');
    const { buildInputs } = require('./tools/build-inputs');
    const [site, buildFolder] = ${JSON.stringify([site, buildFolder])};
    const build = async () => {
      require('node:fs').cpSync(site + '/content', buildFolder + '/public', { recursive: true });
      require('node:fs').mkdirSync(buildFolder + '/deploy');
    };
    const finish = () => { console.log('under way'); return new Promise(() => setInterval(() => {}, 1000)); };
    void buildBeside({ buildFolder, site, files: buildInputs(site), build, finish });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  expect(built(site)).toEqual(last);
});

test('every server can read what is built, whatever the umask', async () => {
  const { site, buildFolder, files } = project();
  const build = () => {
    write(buildFolder);
    for (const name of ['public', 'public/about', 'deploy'])
      chmodSync(join(buildFolder, name), 0o700);
    for (const name of filesBelow(buildFolder)) chmodSync(join(buildFolder, name), 0o600);
  };
  await buildBeside({ buildFolder, files, site, build });
  const modeOf = (name: string) => statSync(join(site, name)).mode & 0o777;
  expect(['public', 'public/about', 'deploy'].map(modeOf)).toEqual([0o755, 0o755, 0o755]);
  expect(built(site).map(([name = '']) => modeOf(name))).toEqual([0o644, 0o644, 0o644]);
});

test('the inputs of a build follow, and what is unchanged keeps its time', () => {
  const { site, buildFolder } = project();
  writeFiles(site, { 'content/b.mdx': 'B', 'src/gatsby-types.d.ts': 'Types' });
  copyInputs(buildInputs(site), buildFolder);
  expect(filesBelow(buildFolder)).toEqual(['content/a.mdx', 'content/b.mdx']);
  utimesSync(join(buildFolder, 'content/a.mdx'), 1, 1);
  rmSync(join(site, 'content/b.mdx'));
  copyInputs(buildInputs(site), buildFolder);
  expect(existsSync(join(buildFolder, 'content/b.mdx'))).toBe(false);
  expect(statSync(join(buildFolder, 'content/a.mdx')).mtimeMs).toBe(1000);
  writeFiles(site, { 'content/a.mdx': 'Changed' });
  copyInputs(buildInputs(site), buildFolder);
  expect(readFileSync(join(buildFolder, 'content/a.mdx'), 'utf8')).toBe('Changed');
});
