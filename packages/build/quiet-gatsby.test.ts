import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { quietGatsby } from './quiet-gatsby';

test('a build by hand has the same variables', () => {
  expect(parseEnv(readFileSync(path.join(__dirname, 'gatsby.env'), 'utf8'))).toEqual(quietGatsby);
});
