import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCompileHints, compileHint } from './compile-hint';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-hints-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test('accepts scripts that begin with the hint', () => {
  write('app-1.js', `${compileHint.banner}\n1;`);
  expect(() => checkCompileHints(folder, ['app-1.js'])).not.toThrow();
});

test('a script without the hint stops the build', () => {
  write('app-1.js', `${compileHint.banner}\n1;`);
  write('home-2.js', '1;');
  expect(() => checkCompileHints(folder, ['app-1.js', 'home-2.js'])).toThrow(
    'Compile hints: not all scripts begin with "//# allFunctionsCalledOnLoad": home-2.js.',
  );
});

test('a build without scripts stops', () => {
  expect(() => checkCompileHints(folder, [])).toThrow('Compile hints: the build has no scripts.');
});
