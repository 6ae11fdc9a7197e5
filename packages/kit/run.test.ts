import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scriptOf } from './program';
import { run } from './run';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'a folder with spaces '));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['one', './bin/one.js', path.join('one', 'bin', 'one.js')],
  ['@maker/two', './two.js', path.join('@maker/two', 'two.js')],
  ['three', { two: 'cli.js' }, path.join('three', 'cli.js')],
])('the package %s offers %j', (name, bin, script) => {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(root, 'package.json'), `{ "devDependencies": { "${name}": "1" } }`);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ bin }));
  const program = name === 'one' ? 'one' : 'two';
  expect(scriptOf(program, root)).toBe(path.join(root, 'node_modules', script));
  expect(() => scriptOf('four', root)).toThrow('No package of package.json has the program "four"');
});

test('a program gets its arguments unchanged, from a folder with spaces in its name', async () => {
  const script = path.join(root, 'print arguments.js');
  writeFileSync(script, 'console.log(JSON.stringify(process.argv.slice(2)))');
  const args = ['two words', '"quoted"', '50%', 'a & b'];
  const { code, output } = await run('tsx', [script, ...args], { cwd: root, quiet: true });
  expect(JSON.parse(output)).toEqual(args);
  expect(code).toBe(0);
});
