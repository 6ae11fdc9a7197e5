import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../src/reader/files-below';
import { parseMarkdown } from '../src/reader/markdown/parse-text';
import { nodesIn } from '../src/reader/markdown/tree';
import { temporaryFolder } from '../tests/support/temporary-folder';

const docs = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs').map((name) => `docs/${name}`)];

/** The shell blocks of the guides, except lists in which each line is a command for itself, with a comment. */
const recipes = docs
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    nodesIn(parseMarkdown(readFileSync(file, 'utf8')).tree)
      .filter(({ type, lang }) => type === 'code' && lang === 'sh')
      .map(({ value = '' }) => value)
      .filter((text) => !text.split('\n').every((line) => line.includes(' # ')))
      .map((text) => ({ file, text })),
  );

/** Runs a recipe with stand-ins for its programs, of which all fail from a call on, and returns their calls. */
function callsOf(text: string, failing: number): string[] {
  const folder = temporaryFolder();
  const log = join(folder, 'calls');
  for (const name of ['apt-get', 'docker', 'git', 'npm', 'npx', 'rsync', 'ssh']) {
    const program = join(folder, name);
    writeFileSync(
      program,
      `#!/bin/sh\necho "${name} $*" >> ${log}\n[ $(wc -l < ${log}) -lt ${failing} ]\n`,
    );
    chmodSync(program, 0o755);
  }
  const { stderr } = spawnSync('sh', ['-c', text], {
    encoding: 'utf8',
    env: { PATH: `${folder}:/usr/bin:/bin` },
  });
  expect(stderr).toBe('');
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
}

/** Asks whether a merge with conflicts has begun, and changes nothing. */
const isQuestion = (call: string) => call.startsWith('git rev-parse');

test.each(recipes)('the recipe of $file, case %#, stops at the first failure', ({ text }) => {
  const all = callsOf(text, 99);
  expect(all.length).toBeGreaterThan(0);
  for (const [index] of all.entries()) {
    const later = callsOf(text, index + 1).slice(index + 1);
    expect(later.filter((call) => !isQuestion(call))).toEqual([]);
  }
});
