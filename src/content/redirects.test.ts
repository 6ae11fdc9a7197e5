import { builtFrom } from './paths';
import { redirectFaults, redirectsSchema, redirectTargets } from './redirects';

type Pair = [from: string, to: string];
const redirects = (pairs: Pair[]) => ({ items: pairs.map(([from, to]) => ({ from, to })) });

const places = {
  address: 'https://acme.example',
  live: ['/', '/about/', '/services/', '/downloads/my%20kit.pdf'],
  isBuilt: (path: string) => builtFrom(path, true) !== undefined,
};
const faults = (pairs: Pair[]) =>
  redirectFaults(redirects(pairs), places).map(({ message }) => message);

test.each<Pair>([
  ['/pricing/', '/services/'],
  ['/faq/', '/#questions'],
  ['/blog/', 'https://blog.acme.example/'],
  ['/old/story.html', '/about/'],
  ['/web-2.0', '/downloads/my%20kit.pdf'],
  ['/100%25/', 'https://www.acme.example/about/'],
  ['/About/', '/about/'],
  ['/about.html', '/about/'],
])('a redirect from %s to %s is right', (from, to) => {
  expect(redirectsSchema.safeParse(redirects([[from, to]])).success).toBe(true);
  expect(faults([[from, to]])).toEqual([]);
});

test.each([
  ['pricing/', '/services/', /must start with a slash/],
  ['/', '/about/', /The home page cannot move/],
  ['/a?b=c', '/about/', /must end before the "\?"/],
  ['/old/*', '/about/', /one redirect for each old page/],
  ['/old page/', '/about/', /must not contain a space/],
  ['/50%/', '/about/', /no letter in UTF-8/],
  ['/caf%e9/', '/about/', /no letter in UTF-8/],
  ['//./index.html', '/about/', /The home page cannot move/],
  ['/old/%2A', '/about/', /one redirect for each old page/],
  ['/a%22b/', '/about/', /must not contain "/],
  ['/\ud83d/', '/about/', /half of an emoji/],
  ['/ol\u200bd/', '/about/', /an invisible one/],
  ['/pricing/', '//services/', /must start with a slash/],
  ['/pricing/', '/\\services/', /must start with a slash/],
  ['/pricing/', 'mailto:hello@acme.example', /must be a page of the site/],
])('refuses a redirect from %s to %s with one sentence', (from, to, sentence) => {
  const { error } = redirectsSchema.safeParse(redirects([[from, to]]));
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  '/about',
  '/about%2F',
  '/./about/',
  '/x/../about/',
  '//about',
  '/about/index.html',
  '/downloads/my%20kit.pdf',
  '/robots.txt',
  '/page-data/index/page-data.json',
  '/admin/login/',
])('%s is an address that the site has', (from) => {
  const message = `"${from}" is a page or a file of the site. Remove this redirect`;
  expect(faults([[from, '/services/']])).toEqual([message]);
});

// prettier-ignore
test.each<[string, Pair[], string[]]>([
  ['itself', [['/a//', '/a']], ['"/a//" leads to itself. Choose a page']],
  ['its own address', [['/a/', 'https://www.acme.example/a']], ['"/a/" leads to itself. Choose a page']],
  ['a chain', [['/a/', '/b/'], ['/b', '/about/']], ['"/b/" is redirected itself. Write "/about/"']],
  ['a circle', [['/a/', '/b/'], ['/b/', '/a/']], ['"/a/" leads in a circle. Choose a page', '"/b/" leads in a circle. Choose a page']],
  ['an address twice', [['/é/', '/about/'], ['/%c3%a9//', '/services/']], ['"/%c3%a9//" is listed twice. Remove one']],
])('reports a redirect to or from %s', (_name, pairs, expected) => {
  expect(faults(pairs)).toEqual(expected);
});

test('the targets have the one spelling of each old address', () => {
  expect([...redirectTargets(redirects([['//über-uns/index.html', '/about/']])).keys()]).toEqual([
    '/über-uns',
  ]);
});
