import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../paths';
import { checks } from '../checks/all';
import { checkedInTests } from './elsewhere';
import { groups } from './groups';

test.each(checkedInTests)('$id: $file has the test in the report', ({ file, test: name }) => {
  expect(readFileSync(path.join(projectRoot, file), 'utf8')).toContain(name);
});

test('every rule is in one group of the report', () => {
  expect(groups.flatMap(({ ids }) => ids).sort()).toEqual(checks.map(({ id }) => id).sort());
});
