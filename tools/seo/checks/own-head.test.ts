import { faultsOf, inAbout } from '../testing/faults';
import { ownHead } from './own-head';

const found = (change: Parameters<typeof faultsOf>[1]) =>
  faultsOf(ownHead, change, '/about/').join('\n');

test.each([
  ['a second title', '<title>', '<title>Twice</title><title>', '<title> stands 2 times'],
  [
    'a title in the body',
    '<main>',
    '<main><title>Twice</title>',
    'stands 2 times, 1 of them in the head',
  ],
  [
    'a second description',
    '<meta name="robots"',
    '<meta name="description" content=""><meta name="robots"',
    'description stands 2 times',
  ],
  ['no canonical address', 'rel="canonical"', 'rel="next"', 'canonical stands 0 times'],
  [
    'the canonical address of another page',
    '.example/about/">',
    '.example/services/">',
    'is not that of /about/',
  ],
])('%s is a fault', (_name, from, to, what) => {
  expect(found(inAbout(from, to))).toContain(what);
});

test('the head of another page is told with the line of the title it should have', () => {
  expect(found(inAbout('<title>Our Story', '<title>Their Story'))).toMatch(
    /The title is “Their Story.*content\/pages\/about\.mdx:2/,
  );
  expect(
    found(
      inAbout('<meta name="description" content="Our', '<meta name="description" content="Their'),
    ),
  ).toMatch(/The description is “Their.*content\/pages\/about\.mdx:3/);
});

test('a hidden page has no canonical address', () => {
  const faults = faultsOf(
    ownHead,
    ({ html }) =>
      html.set(
        '404/index.html',
        (html.get('404/index.html') ?? '').replace(
          '</head>',
          '<link rel="canonical" href="https://acme.example/404/"></head>',
        ),
      ),
    '/404/',
  );
  expect(faults.join()).toContain('canonical stands 1 times, 1 of them in the head, instead of 0');
});
