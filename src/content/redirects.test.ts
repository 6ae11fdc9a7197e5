import { bareAddress, redirectFaults, redirectsSchema, redirectTargets } from './redirects';

const pages = ['/', '/about/', '/services/'];

const faults = (items: [string, string][], gone: string[] = [], removed: string[] = []) =>
  redirectFaults({ items: items.map(([from, to]) => ({ from, to })), gone }, pages, removed).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test.each([
  ['to a page', '/pricing/', '/services/'],
  ['to a place on a page', '/faq/', '/#questions'],
  ['to another site', '/blog/', 'https://blog.acme.example/'],
  ['from a file', '/old/story.html', '/about/'],
])('a redirect %s is right', (_name, from, to) => {
  expect(redirectsSchema.safeParse({ items: [{ from, to }], gone: [] }).success).toBe(true);
  expect(faults([[from, to]])).toEqual([]);
});

test.each([
  ['pricing/', '/services/'],
  ['/', '/about/'],
  ['/a?b=c', '/about/'],
  ['/old/*', '/about/'],
  ['/pricing/', '/services'],
  ['/pricing/', 'mailto:hello@acme.example'],
  ['/pricing/', 'http://acme.example/'],
])('%s to %s is not even read', (from, to) => {
  expect(redirectsSchema.safeParse({ items: [{ from, to }], gone: [] }).success).toBe(false);
});

test.each<[string, [string, string][], string[]]>([
  [
    'a target that is no page',
    [['/a/', '/b/']],
    ['items.0.to: no page "/b/": name one that is there'],
  ],
  [
    'a page as its source, with or without the slash',
    [
      ['/about', '/services/'],
      ['/services/index.html', '/'],
    ],
    [
      'items.0.from: "/about" is a page of the site: remove it here',
      'items.0.to: "/services/" leads on: write "/", where visitors end up',
      'items.1.from: "/services/index.html" is a page of the site: remove it here',
    ],
  ],
  [
    'a chain',
    [
      ['/a/', '/b/'],
      ['/b', '/c/'],
      ['/c/', '/about/'],
    ],
    [
      'items.0.to: "/b/" leads on: write "/about/", where visitors end up',
      'items.1.to: "/c/" leads on: write "/about/", where visitors end up',
    ],
  ],
  [
    'a circle',
    [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ],
    [
      'items.0.to: "/a/" leads round in a circle: let it lead to a page',
      'items.1.to: "/b/" leads round in a circle: let it lead to a page',
    ],
  ],
  [
    'itself',
    [['/a/', '/a/']],
    ['items.0.to: "/a/" leads round in a circle: let it lead to a page'],
  ],
  [
    'one address twice',
    [
      ['/a/', '/about/'],
      ['/a', '/services/'],
    ],
    ['items.1.from: "/a" stands here twice: remove one'],
  ],
])('%s is told', (_name, items, expected) => {
  expect(faults(items)).toEqual(expected);
});

test('an address given up must not be a page, nor lead anywhere', () => {
  expect(faults([['/a/', '/about/']], ['/b/', '/a', '/about/'])).toEqual([
    'gone.1: "/a" stands here twice: remove one',
    'gone.2: "/about/" is a page of the site: remove it here',
  ]);
});

test('a page that is gone needs a redirect, or to be given up', () => {
  expect(faults([['/press', '/about/']], ['/team/'], ['/press/', '/team/'])).toEqual([]);
  expect(faults([], [], ['/press/'])).toEqual([
    'items: "/press/" was a page and is gone: add a redirect, { "from": "/press/", "to": … }, or list it under "gone" when nothing takes its place',
  ]);
});

test('an address counts with a slash, without one and as a file', () => {
  expect(['/a/', '/a', '/a/index.html', '/', '/index.html'].map(bareAddress)).toEqual([
    '/a',
    '/a',
    '/a',
    '/',
    '/',
  ]);
  expect(redirectTargets({ items: [{ from: '/a/', to: '/about/' }], gone: [] }).get('/a')).toBe(
    '/about/',
  );
});
