import { bareAddress, redirectFaults, redirectsSchema, redirectTargets } from './redirects';

const places = {
  pages: ['/', '/about/', '/services/'],
  drafts: ['/news/'],
};

const faults = (items: [string, string][], gone: string[] = []) =>
  redirectFaults({ items: items.map(([from, to]) => ({ from, to })), gone }, places).map(
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
  ['pricing/', '/services/', /must start with a slash/],
  ['/', '/about/', /The home page cannot move/],
  ['/a?b=c', '/about/', /must end before the "\?"/],
  ['/old/*', '/about/', /one redirect for each old page/],
  ['/old page/', '/about/', /must not contain a space/],
  ['/50%/', '/about/', /two hexadecimal digits/],
  ['/a%22b/', '/about/', /must not contain "/],
  ['/pricing/', 'mailto:hello@acme.example', /must be a page of the site/],
])('refuses a redirect from %s to %s with one sentence', (from, to, sentence) => {
  const { error } = redirectsSchema.safeParse({ items: [{ from, to }], gone: [] });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
});

test.each<[string, [string, string][], string[]]>([
  [
    'a target that is no page',
    [['/a/', '/b/']],
    ['There is no page "/b/". Choose a page that exists'],
  ],
  ['a draft', [['/a/', '/news/']], ['"/news/" is a draft. Publish it, or choose another page']],
  [
    'a page as its source, with or without the slash',
    [
      ['/about', '/services/'],
      ['/services/index.html', '/'],
    ],
    [
      '"/about" is a page or a file of the site. Remove this redirect',
      '"/services/index.html" is a page or a file of the site. Remove this redirect',
    ],
  ],
  [
    'a chain',
    [
      ['/a/', '/b/'],
      ['/b', '/c/'],
      ['/c/', '/about/'],
    ],
    ['"/b/" is redirected itself. Write "/about/"', '"/c/" is redirected itself. Write "/about/"'],
  ],
  [
    'a circle',
    [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ],
    ['"/a/" leads in a circle. Choose a page', '"/b/" leads in a circle. Choose a page'],
  ],
  ['itself', [['/a/', '/a/']], ['"/a/" leads to itself. Choose a page']],
  [
    'one address twice',
    [
      ['/a/', '/about/'],
      ['/a', '/services/'],
    ],
    ['"/a" is listed twice. Remove one'],
  ],
])('reports %s', (_name, items, expected) => {
  expect(faults(items).map((fault) => fault.replace(/^\S+ /, ''))).toEqual(expected);
});

test('reports a removed address that is a page or a redirect', () => {
  expect(faults([['/a/', '/about/']], ['/b/', '/a', '/about/'])).toEqual([
    'gone.1: "/a" is listed twice. Remove one',
    'gone.2: "/about/" is a page or a file of the site. Remove this redirect',
  ]);
});

test('an address is the same with a slash, without one and as a file', () => {
  const same = ['/a/', '/a', '/a/index.html', '/', '/index.html'].map(bareAddress);
  expect(same).toEqual(['/a', '/a', '/a', '/', '/']);
  const redirects = { items: [{ from: '/a/', to: '/about/' }], gone: [] };
  expect(redirectTargets(redirects).get('/a')).toBe('/about/');
});

test('letters outside ASCII are compared and written as browsers send them', () => {
  const redirects = { items: [{ from: '/über-uns/', to: '/about/' }], gone: [] };
  expect(redirectTargets(redirects).get('/%C3%BCber-uns')).toBe('/about/');
  expect(bareAddress('/%C3%BCber-uns/')).toBe('/%C3%BCber-uns');
});
