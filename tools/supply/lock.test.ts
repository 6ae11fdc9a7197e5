import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../paths';
import { installScripts } from './install-scripts';
import { lockFaults } from './lock';

const one = (found: object, allowed: string[] = []) =>
  lockFaults({ lockfileVersion: 3, packages: { 'node_modules/a': found } }, new Set(allowed));
const integrity = 'sha512-AAAA';

test.each([
  ['package-lock.json', [...installScripts.keys()]],
  // Installed by `npm run test:nu` alone, which runs no scripts.
  ['tools/nu/package-lock.json', ['vnu-jar']],
])('%s has nothing in it that it should not', (file, allowed) => {
  const lock: unknown = JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
  expect(lockFaults(lock, new Set(allowed))).toEqual([]);
});

test.each([
  [{ integrity }, []],
  [{ integrity, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }, []],
  [
    { integrity, resolved: 'git+ssh://git@host.example/a.git' },
    ['node_modules/a comes from git+ssh://git@host.example/a.git, and not from the registry.'],
  ],
  [{}, ['node_modules/a has no SHA-512 to check it by.']],
  [{ integrity: 'sha1-AAAA' }, ['node_modules/a has no SHA-512 to check it by.']],
  [
    { integrity, hasInstallScript: true },
    ['a runs a script when it is installed, and nobody allowed that.'],
  ],
])('%j is judged', (found, faults) => {
  expect(one(found)).toEqual(faults);
});

test('a script that is allowed may run, and one that is gone leaves the list', () => {
  expect(one({ integrity, hasInstallScript: true }, ['a'])).toEqual([]);
  expect(one({ integrity }, ['a'])).toEqual(['a runs no script any more: take it off the list.']);
});
