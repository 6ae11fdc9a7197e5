import { readFileSync } from 'node:fs';
import { reference } from './reference';

test('docs/writing.md is current (npm run format writes it)', () => {
  expect(readFileSync('docs/writing.md', 'utf8')).toBe(reference());
});
