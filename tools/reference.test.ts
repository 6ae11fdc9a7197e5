import { readFileSync } from 'node:fs';
import { generatedFiles } from './reference';

test.each([...generatedFiles()])('%s is current (npm run format writes it)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the reference names each field with its group, and what several kinds share once', () => {
  const text = generatedFiles().get('docs/writing.md') ?? '';
  expect(text).toContain('| `socials[].href` |');
  expect(text.match(/^### ContentLink$/gm)).toHaveLength(1);
});
