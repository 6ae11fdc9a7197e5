import { redirectsSchema, redirectTargets } from './redirects-type';

type Pair = [from: string, to: string];
const redirects = (pairs: Pair[]) => ({ items: pairs.map(([from, to]) => ({ from, to })) });

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

test('the targets have the one spelling of each old address', () => {
  expect([...redirectTargets(redirects([['//über-uns/index.html', '/about/']])).keys()]).toEqual([
    '/über-uns',
  ]);
});
