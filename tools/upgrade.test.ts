import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown } from '../src/reader/markdown/parse-text';
import { nodesIn } from '../src/reader/markdown/tree';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { writeFiles } from '../tests/support/write-files';

/** The commands of "A later version" in the guide of owners: once for a copy without history, and for each version. */
const [beginning = '', upgrade = ''] = nodesIn(
  parseMarkdown(readFileSync('docs/make-it-yours.md', 'utf8')).tree,
)
  .filter(({ type, lang }) => type === 'code' && lang === 'sh')
  .map(({ value = '' }) => value)
  .filter((text) => text.includes('upstream'));

const folder = temporaryFolder();
const programs = join(folder, 'programs');
// The check of the content has its own tests.
writeFiles(programs, { npm: '#!/bin/sh\n' });
chmodSync(join(programs, 'npm'), 0o755);

const run = (cwd: string, command: string) =>
  execFileSync('sh', ['-c', command], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@throughline.example',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@throughline.example',
    },
  });
const commit = (cwd: string, message: string) =>
  run(cwd, `git add --all && git commit --quiet --message "${message}"`);

const upstream = join(folder, 'upstream');
const firstVersion = {
  'content/README.md': 'First guide',
  'content/site.json': '{ "brand": "Sample" }',
  'content/faq/cost.mdx': 'Sample',
  'static/icon.svg': 'Sample',
  'src/page.ts': 'first',
  'package.json': '{\n  "name": "sample",\n\n  "version": "1.0.0",\n\n  "main": "first"\n}\n',
};

beforeAll(() => {
  writeFiles(upstream, firstVersion);
  run(upstream, 'git init --quiet --initial-branch main');
  commit(upstream, 'First');
  run(upstream, 'git tag v1.0.0');
});

const copies: readonly [string, (copy: string) => void][] = [
  [
    'with the history',
    (copy) => run(folder, `git clone --quiet --origin upstream file://${upstream} ${copy}`),
  ],
  [
    'without the history, made from a template',
    (copy) => {
      writeFiles(copy, firstVersion);
      run(copy, 'git init --quiet --initial-branch main');
      commit(copy, 'Initial commit');
      run(copy, `git remote add upstream file://${upstream}`);
      run(copy, beginning);
    },
  ],
];

test.each(copies)('a later version leaves the content of a copy %s alone', (name, make) => {
  const copy = join(folder, name.replaceAll(/\W+/g, '-'));
  make(copy);
  writeFiles(copy, {
    'content/site.json': '{ "brand": "Kestrel" }',
    'package.json': firstVersion['package.json'].replace('sample', 'kestrel'),
  });
  run(copy, 'git rm --quiet content/faq/cost.mdx');
  commit(copy, 'Ours');

  writeFiles(upstream, {
    'content/README.md': `Guide for ${name}`,
    'content/site.json': `{ "brand": "Sample for ${name}" }`,
    'content/faq/cost.mdx': `Sample for ${name}`,
    'content/faq/more.mdx': 'New',
    'src/page.ts': name,
    'package.json': firstVersion['package.json'].replace('"first"', `"${name}"`),
  });
  commit(upstream, 'Later');
  run(copy, upgrade);
  commit(copy, 'Upgrade');

  const files = run(copy, 'git ls-files').trim().split('\n');
  const contents = Object.fromEntries(
    files.map((file) => [file, readFileSync(join(copy, file), 'utf8')]),
  );
  expect(contents).toEqual({
    'content/README.md': `Guide for ${name}`,
    'content/site.json': '{ "brand": "Kestrel" }',
    'static/icon.svg': 'Sample',
    'src/page.ts': name,
    'package.json': firstVersion['package.json']
      .replace('sample', 'kestrel')
      .replace('"first"', `"${name}"`),
  });
});
