import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { projectRoot } from '../kit/paths';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

/** Returns the packages that these files import, and their own files in turn; types do not count. */
async function packagesOf(files: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...files],
    bundle: true,
    packages: 'external',
    platform: 'node',
    loader: { '.woff2': 'empty' },
    outdir: 'out',
    write: false,
    metafile: true,
  });
  return Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path: name, external }) => external && !isBuiltin(name))
    .map(({ path: name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** These are not packages: webpack gives these names to files of the build. */
const aliases = ['list-texts', 'gatsby-app'];

test('every package that a build runs is a dependency, and therefore in the list of parts and in the audit', async () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')));
  const sources = git('ls-files', 'src', 'gatsby-*')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => path.join(projectRoot, file));
  const used = new Set(await packagesOf(sources));
  expect([...used]).toEqual(expect.arrayContaining(['react', 'satori']));
  expect([...used].filter((name) => !(name in dependencies) && !aliases.includes(name))).toEqual(
    [],
  );
});

test('a container is built from every file in git, so its release has the name of a commit', () => {
  expect(git('ls-files', '--cached', '--ignored', '--exclude-from=.dockerignore')).toEqual([]);
});
