import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../paths';
import { checks } from '../checks/all';
import { checkedInTests } from './elsewhere';
import { groups } from './groups';

test.each(checkedInTests)(
  '$id: $file has the test that the report names',
  ({ file, test: name }) => {
    expect(readFileSync(path.join(projectRoot, file), 'utf8')).toContain(name);
  },
);

test('every rule has its place in the report, and only one', () => {
  expect(groups.flatMap(({ ids }) => ids).sort()).toEqual(checks.map(({ id }) => id).sort());
});
