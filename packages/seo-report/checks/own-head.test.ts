import { faultsOf, inAbout } from '../testing/faults';
import { ownHead } from './own-head';

const found = (change: Parameters<typeof faultsOf>[1]) =>
  faultsOf(ownHead, change, '/about/').join('\n');

test.each([
  ['a second title', '<title>', '<title>Twice</title><title>', '<title> is there 2 times'],
  [
    'a title in the body',
    '<main>',
    '<main><title>Twice</title>',
    'is there 2 times, 1 in the head',
  ],
  [
    'a second description',
    '<meta name="robots"',
    '<meta name="description" content=""><meta name="robots"',
    'description is there 2 times',
  ],
  ['no canonical address', 'rel="canonical"', 'rel="next"', 'canonical is there 0 times'],
])('%s is a fault', (_name, from, to, what) => {
  expect(found(inAbout(from, to))).toContain(what);
});

test('a page with the head of another page: the fault names the line of the right title', () => {
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
  expect(faults.join()).toContain('canonical is there 1 times, 1 in the head; expected: 0');
});
