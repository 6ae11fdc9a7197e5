import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../kit/paths';
import { installScripts } from './install-scripts';
import { lockFaults } from './lock';

const one = (found: object, known: string[] = []) =>
  lockFaults({ lockfileVersion: 3, packages: { 'node_modules/a': found } }, new Set(known));
const integrity = 'sha512-AAAA';

test.each([
  ['package-lock.json', [...installScripts.keys()]],
  // Only `npm test -- nu` installs this, and it runs no scripts.
  ['tests/nu/package-lock.json', ['vnu-jar']],
])('%s contains nothing that it should not', (file, known) => {
  const lock: unknown = JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
  expect(lockFaults(lock, new Set(known))).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  expect(readFileSync(path.join(projectRoot, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const dockerfile = readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8');
  expect(dockerfile).toMatch(/COPY .*\.npmrc.*\n(.*\n)*RUN npm ci/);
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
    ['a has an installation script, which is not run. Check that it works without, and list it.'],
  ],
])('%j is judged', (found, faults) => {
  expect(one(found)).toEqual(faults);
});

test('a known script is not a fault, and a removed one must leave the list', () => {
  expect(one({ integrity, hasInstallScript: true }, ['a'])).toEqual([]);
  expect(one({ integrity }, ['a'])).toEqual([
    'a no longer has an installation script. Remove it from the list.',
  ]);
});
