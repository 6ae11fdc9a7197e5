import { readSeoOptions } from './options';

test('another folder may hold the site', () => {
  expect(readSeoOptions(['--site', 'copy']).site).toBe('copy');
});

test('Lighthouse visits, and other sites are asked, only on demand', () => {
  expect(readSeoOptions([])).toMatchObject({ lighthouse: false, links: false });
  expect(readSeoOptions(['--lighthouse', '--links'])).toMatchObject({
    lighthouse: true,
    links: true,
  });
});

test.each([['--lighthous'], ['now']])('a mistake is refused: %s', (argument) => {
  expect(() => readSeoOptions([argument])).toThrow();
});
