import { faultsOf } from '../testing/faults';
import { redirects } from './redirects';

const redirected = (...items: [string, string][]) =>
  faultsOf(redirects, ({ content }) => {
    const list = items.map(([from, to]) => ({ from, to }));
    content.set('redirects.json', JSON.stringify({ items: list }, null, 1));
  }).join('\n');

test.each<[string, [string, string][], string]>([
  [
    'a chain',
    [
      ['/a/', '/b/'],
      ['/b/', '/about/'],
    ],
    '/a/ leads to /b/, which leads on to /about/',
  ],
  [
    'a circle',
    [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ],
    '/b/ leads to /a/, which leads on to /b/',
  ],
  [
    'a target that is not there',
    [['/a/', '/gone/']],
    '/a/ leads to /gone/, which is not there. content/redirects.json:3',
  ],
  ['a source that is a page', [['/about/', '/services/']], '/about/ is redirected, and is a page'],
])('%s is a fault', (_name, items, what) => {
  expect(redirected(...items)).toContain(what);
});

test('an address of another site may be a target', () => {
  expect(redirected(['/call/', 'https://calendar.example/'])).toBe('');
});

test('a site without redirects has nothing to judge', () => {
  expect(redirected()).toBe('');
});
