import { builtFrom } from './built-files';
import { redirectFaults, redirectsSchema, redirectTargets } from './redirects';

type Pair = [from: string, to: string];
const redirects = (pairs: Pair[]) => ({ items: pairs.map(([from, to]) => ({ from, to })) });

const places = {
  address: 'https://acme.example',
  live: ['/', '/about/', '/services/', '/downloads/my%20kit.pdf'],
  drafts: ['/news/'],
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
  ['/\ud83d/', '/about/', /half of a sign/],
  ['/pricing/', '//services/', /must start with a slash/],
  ['/pricing/', '/\\services/', /must start with a slash/],
  ['/pricing/', 'mailto:hello@acme.example', /must be a page of the site/],
])('refuses a redirect from %s to %s with one sentence', (from, to, sentence) => {
  const { error } = redirectsSchema.safeParse(redirects([[from, to]]));
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
});

const isLive = (page: string) => `"${page}" is a page or a file of the site. Remove this redirect`;

test.each([
  '/about',
  '/about//',
  '/about%2F',
  '/./about/',
  '/%61bout/',
  '/x/../about/',
  '//about',
  '/about/index.html',
  '/downloads/my%20kit.pdf',
  '/robots.txt',
  '/favicon.ico',
  '/sitemap-index.xml',
  '/page-data/index/page-data.json',
  '/admin',
  '/admin/login/',
])('%s is an address that the site has', (from) => {
  expect(faults([[from, '/services/']])).toEqual([isLive(from)]);
});

test.each<[string, Pair[], string[]]>([
  ['no page', [['/a/', '/b/']], ['There is no page "/b/". Choose a page that exists']],
  ['a draft', [['/a/', '/news/']], ['"/news/" is a draft. Publish it, or choose another page']],
  [
    'a page for none',
    [['/about/', '/b/']],
    ['"/about/" is a page, and "/b/" is none. Swap the two'],
  ],
  ['another spelling of a page', [['/a/', '/about']], ['Write "/about/" for "/about"']],
  ['itself', [['/a//', '/a']], ['"/a//" leads to itself. Choose a page']],
  [
    'itself by its whole address',
    [['/a/', 'https://www.acme.example/a']],
    ['"/a/" leads to itself. Choose a page'],
  ],
])('reports a redirect to or from %s', (_name, pairs, expected) => {
  expect(faults(pairs)).toEqual(expected);
});

test('reports chains, circles, and addresses that are listed twice', () => {
  const chain = faults([
    ['/a/', '/b/'],
    ['/b', '/about/'],
  ]);
  expect(chain).toEqual(['"/b/" is redirected itself. Write "/about/"']);
  const circle = faults([
    ['/a/', 'https://acme.example/b/'],
    ['/b/', '/a/'],
  ]);
  expect(circle.map((one) => one.slice(6))).toEqual(
    Array(2).fill('leads in a circle. Choose a page'),
  );
  const twice = faults([
    ['/café/', '/about/'],
    ['/caf%c3%a9/', '/services/'],
    ['/a/', '/about/'],
    ['/a//', '/services/'],
  ]);
  expect(twice.map((one) => one.slice(one.lastIndexOf('"') + 1))).toEqual(
    Array(2).fill(' is listed twice. Remove one'),
  );
});

test('the targets have the one spelling of each old address', () => {
  expect([...redirectTargets(redirects([['//über-uns/index.html', '/about/']])).keys()]).toEqual([
    '/über-uns',
  ]);
});
