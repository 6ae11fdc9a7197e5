import { readSeoOptions } from './options';

test('Lighthouse visits only when it is asked', () => {
  expect(readSeoOptions([]).lighthouse).toBe(false);
  expect(readSeoOptions(['--lighthouse']).lighthouse).toBe(true);
});

test.each([['--lighthous'], ['now']])('a mistake is refused: %s', (argument) => {
  expect(() => readSeoOptions([argument])).toThrow();
});
