import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../paths';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

/** A package that a file imports, and not for its types alone. */
const imported =
  /(?:^(?:import|export)\b(?! type\b)[^;]*?\bfrom |\bimport\()'(@[\w.-]+\/[\w.-]+|\w[\w.-]*)(?=['/])/gm;

/** No package: webpack gives the name to a folder of the build. */
const aliases = ['list-texts'];

test('what a build runs is a dependency, and so in the list of parts and in the audit', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')));
  const sources = git('ls-files', 'src', 'hosting', 'gatsby-*')
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(projectRoot, file), 'utf8'));
  const used = new Set(
    sources.flatMap((text) => [...text.matchAll(imported)].map(([, name = '']) => name)),
  );
  expect([...used]).toEqual(expect.arrayContaining(['react', 'satori', 'sharp']));
  expect([...used].filter((name) => !(name in dependencies) && !aliases.includes(name))).toEqual(
    [],
  );
});

test('a container is built from all that git keeps: its release has the name of a commit', () => {
  expect(git('ls-files', '--cached', '--ignored', '--exclude-from=.dockerignore')).toEqual([]);
});
