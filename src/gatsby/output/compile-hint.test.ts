import { checkCompileHints, compileHint } from './compile-hint';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('accepts scripts that begin with the hint', () => {
  writeFiles(folder, { 'app-1.js': `${compileHint.banner}\n1;` });
  expect(() => checkCompileHints(folder, ['app-1.js'])).not.toThrow();
});

test('a script without the hint stops the build', () => {
  writeFiles(folder, { 'app-1.js': `${compileHint.banner}\n1;`, 'home-2.js': '1;' });
  expect(() => checkCompileHints(folder, ['app-1.js', 'home-2.js'])).toThrow(
    'Compile hints: not all scripts begin with "//# allFunctionsCalledOnLoad": home-2.js.',
  );
});
