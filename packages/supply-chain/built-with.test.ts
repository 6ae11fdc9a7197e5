import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JsxEmit, ModuleKind, preProcessFile, ScriptTarget, transpileModule } from 'typescript';
import { z } from 'zod';
import { projectRoot } from '../kit/paths';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

const extensions = ['', '.ts', '.tsx'];

/** Returns the packages that these files import, and all files that they import in turn; types do not count. */
function packagesOf(files: readonly string[], seen = new Set<string>()): string[] {
  return files.flatMap((file) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const { outputText } = transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: {
        jsx: JsxEmit.ReactJSX,
        module: ModuleKind.ESNext,
        target: ScriptTarget.ESNext,
      },
      fileName: file,
    });
    const names = preProcessFile(outputText, true, true).importedFiles.map(
      ({ fileName }) => fileName,
    );
    const own = names
      .filter((name) => name.startsWith('.'))
      .flatMap((name) => {
        const found = extensions
          .map((extension) => path.resolve(path.dirname(file), name + extension))
          .find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
        return found && /\.tsx?$/.test(found) ? [found] : [];
      });
    const others = names
      .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    return [...others, ...packagesOf(own, seen)];
  });
}

/** These are not packages: webpack gives these names to files of the build. */
const aliases = ['list-texts', 'gatsby-app'];

test('every package that a build runs is a dependency, and therefore in the list of parts and in the audit', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')));
  const sources = git('ls-files', 'src', 'gatsby-*')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => path.join(projectRoot, file));
  const used = new Set(packagesOf(sources));
  expect([...used]).toEqual(expect.arrayContaining(['react', 'satori']));
  expect([...used].filter((name) => !(name in dependencies) && !aliases.includes(name))).toEqual(
    [],
  );
});

test('a container is built from every file in git, so its release has the name of a commit', () => {
  expect(git('ls-files', '--cached', '--ignored', '--exclude-from=.dockerignore')).toEqual([]);
});
