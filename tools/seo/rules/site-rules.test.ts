import { readFileSync } from 'node:fs';
import { growthRule } from '../compare';
import { lighthouseRule } from '../lighthouse';
import { missingRedirectRule } from '../published';
import { webLinkRule } from '../web-links';
import { siteRules } from './site-rules';

/** Returns the rules that docs/requirements.md names, each with the number of its requirement. */
const requiredRules = () =>
  readFileSync('docs/requirements.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, requirement = '', names = ''] =
        /^\| (\w+) .*\| Review: ((?:`[\w-]+` ?)+)/.exec(line) ?? [];
      return [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => `${requirement} ${name}`);
    });

test('docs/requirements.md names each rule at its requirement, and no other', () => {
  const onDemand = [
    webLinkRule,
    missingRedirectRule([]),
    lighthouseRule([]),
    growthRule({ date: '', findings: [], measures: [] }, []),
  ];
  const rules = [...siteRules, ...onDemand].map(({ requirement, id }) => `${requirement} ${id}`);
  expect(requiredRules().sort()).toEqual(rules.sort());
});
