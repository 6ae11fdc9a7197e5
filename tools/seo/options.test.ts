import { readSeoOptions } from './options';

test('Lighthouse visits, and other sites are asked, only on demand', () => {
  expect(readSeoOptions([])).toEqual({ lighthouse: false, links: false });
  expect(readSeoOptions(['--lighthouse', '--links'])).toEqual({ lighthouse: true, links: true });
});

test.each([['--lighthous'], ['now']])('a mistake is refused: %s', (argument) => {
  expect(() => readSeoOptions([argument])).toThrow();
});
