import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../kit/paths';
import { checkedElsewhere } from './elsewhere';

const requirements = readFileSync(path.join(projectRoot, 'docs/requirements.md'), 'utf8');
const promises = checkedElsewhere(requirements);

test('the report names what other tests check, and not what its own rules check', () => {
  expect(promises).toContainEqual([
    'Every page can be read without scripts',
    'tests/e2e/no-scripts.spec.ts',
  ]);
  expect(promises.map(([promise]) => promise)).not.toContain('X gets a large card');
});

test.each(promises)('%s: its files exist', (_promise, files) => {
  const lost = [...files.matchAll(/[\w.-]+\/[\w./-]+\.\w+/g)]
    .map(([file]) => file)
    .filter((file) => !existsSync(path.join(projectRoot, file)));
  expect(lost).toEqual([]);
});
