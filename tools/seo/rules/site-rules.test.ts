import { readFileSync } from 'node:fs';
import { growthRule } from '../compare';
import { lighthouseRule } from '../lighthouse';
import { lostAddressRule } from '../published';
import { webLinkRule } from '../web-links';
import { siteRules } from './site-rules';

/** Returns the rules that docs/requirements.md names, each with the number of its promise. */
const promisedRules = () =>
  readFileSync('docs/requirements.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, promise = '', names = ''] =
        /^\| (\w+) .*\| Review: ((?:`[\w-]+` ?)+)/.exec(line) ?? [];
      return [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => `${promise} ${name}`);
    });

test('docs/requirements.md names each rule at its promise, and no other', () => {
  const onDemand = [
    webLinkRule,
    lostAddressRule([]),
    lighthouseRule([]),
    growthRule({ date: '', findings: [], measures: [] }, []),
  ];
  const rules = [...siteRules, ...onDemand].map(({ promise, id }) => `${promise} ${id}`);
  expect(promisedRules().sort()).toEqual(rules.sort());
});
