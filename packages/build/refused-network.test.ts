import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../kit/paths';
import { refuseNetwork } from './refused-network';
import config from '../../gatsby-config';
import { temporaryFolder } from '../kit/testing/temporary-folder';

const folder = temporaryFolder();

const run = (source: string) => {
  const network = refuseNetwork(path.join(folder, 'asked'));
  const { stdout } = spawnSync(process.execPath, ['-e', source], {
    env: { ...process.env, ...network.env },
    encoding: 'utf8',
  });
  return [stdout.trim(), network.asked()];
};

test.each([
  ["fetch('https://files.example/a')", 'files.example'],
  ["fetch('http://192.0.2.1/a')", '192.0.2.1'],
  [
    "new Promise((done, fail) => require('https').get('https://files.example').on('error', fail))",
    'files.example',
  ],
  [
    "new Promise((done, fail) => require('net').connect(80, 'files.example').on('error', fail))",
    'files.example',
  ],
])('%s is refused and recorded', (source, host) => {
  expect(run(`${source}.catch(() => console.log('refused'))`)).toEqual(['refused', [host]]);
});

test('a child of the program and its threads are refused as well', () => {
  const ask = "fetch('https://files.example/a').catch(() => {})";
  const child = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(ask)}])`;
  const thread = `new (require('worker_threads').Worker)(${JSON.stringify(ask.replace('files', 'thread'))}, { eval: true })`;
  expect(run(`${child}; ${thread}`)).toEqual(['', ['files.example', 'thread.example']]);
});

test('this machine may be contacted', () => {
  const source = `
    const server = require('http').createServer((_, answer) => answer.end('here'));
    server.listen(0, '127.0.0.1', async () => {
      const url = 'http://127.0.0.1:' + server.address().port;
      console.log(await (await fetch(url)).text());
      server.close();
      server.closeAllConnections();
    });`;
  expect(run(source)).toEqual(['here', []]);
});

test('Gatsby has its own adapter, so that it does not fetch a list of them', () => {
  expect(config).toMatchObject({ adapter: { name: 'files' } });
});

test('a build by hand reports nothing to the makers of Gatsby', () => {
  const { scripts } = z
    .object({ scripts: z.object({ build: z.string() }) })
    .parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')));
  const print = scripts.build.replace(
    'node_modules/gatsby/cli.js build',
    '--print process.env.GATSBY_TELEMETRY_DISABLED',
  );
  expect(print).not.toBe(scripts.build);
  const { GATSBY_TELEMETRY_DISABLED: _set, ...env } = process.env;
  const { stdout } = spawnSync('sh', ['-c', print], { cwd: projectRoot, env, encoding: 'utf8' });
  expect(stdout.trim()).toBe('1');
});
