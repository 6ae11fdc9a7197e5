import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../kit/paths';
import { checks } from '../checks/all';
import { checkedInTests } from './elsewhere';
import { groups } from './groups';

test.each(checkedInTests)(
  '$file has the test “$test”, which the report names',
  ({ file, test: name }) => {
    expect(readFileSync(path.join(projectRoot, file), 'utf8')).toContain(name);
  },
);

test('every rule is in one group of the report', () => {
  expect(groups.flatMap(({ ids }) => ids).sort()).toEqual(checks.map(({ id }) => id).sort());
});
