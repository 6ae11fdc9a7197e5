import { readSeoOptions } from './options';

test('--site names another folder', () => {
  expect(readSeoOptions(['--site', 'copy']).site).toBe('copy');
});

test('Lighthouse and requests to other sites are off by default', () => {
  expect(readSeoOptions([])).toMatchObject({ lighthouse: false, links: false });
  const all = readSeoOptions(['--lighthouse', '--links']);
  expect(all).toMatchObject({ lighthouse: true, links: true });
});

test.each([['--lighthous'], ['now']])('an unknown option is an error: %s', (argument) => {
  expect(() => readSeoOptions([argument])).toThrow();
});
