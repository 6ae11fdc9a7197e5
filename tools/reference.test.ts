import { readFileSync } from 'node:fs';
import { reference } from './reference';

test('docs/writing.md is current (npm run format writes it)', () => {
  expect(readFileSync('docs/writing.md', 'utf8')).toBe(reference());
});

test('the reference names each field with its group, and what several kinds share once', () => {
  expect(reference()).toContain('| `socials[].href` |');
  expect(reference().match(/^### ContentLink$/gm)).toHaveLength(1);
});
