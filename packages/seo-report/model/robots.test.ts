import { mayFetch, readRobots } from './robots';

test('groups, rules and sitemaps are read; comments are not', () => {
  const robots = readRobots(
    '# all\nUser-agent: *\nUser-agent: Bingbot # too\nDisallow: /a\nAllow: /a/b\n\nSitemap: https://x.example/s.xml\n',
  );
  expect(robots.groups).toEqual([
    {
      agents: ['*', 'bingbot'],
      rules: [
        { allow: false, path: '/a' },
        { allow: true, path: '/a/b' },
      ],
    },
  ]);
  expect(robots.sitemaps).toEqual(['https://x.example/s.xml']);
});

test.each([
  ['Disallow: /', '/', false],
  ['Disallow:', '/', true],
  ['Disallow: /a', '/ab', false],
  ['Disallow: /a$', '/ab', true],
  ['Disallow: /*.js$', '/x/y.js', false],
  ['Disallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['Disallow: /a\nAllow: /a', '/a', true],
  ['Disallow: /a.b', '/aXb', true],
])('%j: may %s be fetched? %s', (rules, path, may) => {
  expect(mayFetch(readRobots(`User-agent: *\n${rules}`), 'googlebot', path)).toBe(may);
});

test('a robot with its own rules ignores those for all', () => {
  const robots = readRobots('User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /\n');
  expect(mayFetch(robots, 'googlebot', '/')).toBe(true);
  expect(mayFetch(robots, 'bingbot', '/')).toBe(false);
});
