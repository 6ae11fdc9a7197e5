import { bareAddress, redirectFaults, redirectsSchema, redirectTargets } from './redirects';

type Pair = [from: string, to: string];
const redirects = (pairs: Pair[], gone: string[] = []) => ({
  items: pairs.map(([from, to]) => ({ from, to })),
  gone,
});

const places = { pages: ['/', '/about/', '/services/'], drafts: ['/news/'] };
const faults = (pairs: Pair[], gone?: string[]) =>
  redirectFaults(redirects(pairs, gone), places).map(({ message }) => message);

test.each<Pair>([
  ['/pricing/', '/services/'],
  ['/faq/', '/#questions'],
  ['/blog/', 'https://blog.acme.example/'],
  ['/old/story.html', '/about/'],
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
  ['/50%/', '/about/', /two hexadecimal digits/],
  ['/a%22b/', '/about/', /must not contain "/],
  ['/pricing/', 'mailto:hello@acme.example', /must be a page of the site/],
])('refuses a redirect from %s to %s with one sentence', (from, to, sentence) => {
  const { error } = redirectsSchema.safeParse(redirects([[from, to]]));
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
});

const isLive = (page: string) => `"${page}" is a page or a file of the site. Remove this redirect`;

test.each<[string, Pair[], string[]]>([
  ['no page', [['/a/', '/b/']], ['There is no page "/b/". Choose a page that exists']],
  ['a draft', [['/a/', '/news/']], ['"/news/" is a draft. Publish it, or choose another page']],
  ['its page', [['/about', '/services/']], [isLive('/about')]],
  ['the file of a page', [['/services/index.html', '/']], [isLive('/services/index.html')]],
  [
    'a page for none',
    [['/about/', '/b/']],
    ['"/about/" is a page, and "/b/" is none. Swap the two'],
  ],
  ['itself', [['/a/', '/a/']], ['"/a/" leads to itself. Choose a page']],
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
    ['/a/', '/b/'],
    ['/b/', '/a/'],
  ]);
  expect(circle.map((one) => one.slice(6))).toEqual(
    Array(2).fill('leads in a circle. Choose a page'),
  );
  const twice = faults([
    ['/a/', '/about/'],
    ['/a', '/services/'],
  ]);
  expect(twice).toEqual(['"/a" is listed twice. Remove one']);
  const gone = faults([['/a/', '/about/']], ['/b/', '/a', '/about/']);
  expect(gone).toEqual(['"/a" is listed twice. Remove one', isLive('/about/')]);
});

test('an address is the same with a slash, as a file, and as browsers send its letters', () => {
  const same = ['/a/', '/a', '/a/index.html', '/', '/index.html'].map(bareAddress);
  expect(same).toEqual(['/a', '/a', '/a', '/', '/']);
  expect(bareAddress('/%C3%BCber-uns/')).toBe('/%C3%BCber-uns');
  expect([...redirectTargets(redirects([['/über-uns/', '/about/']])).keys()]).toEqual([
    '/%C3%BCber-uns',
  ]);
});
