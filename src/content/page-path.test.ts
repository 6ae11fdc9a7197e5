import { pagePath } from './page-path';

test.each([
  ['home', '/'],
  ['about', '/about/'],
  ['newsletter-confirmation', '/newsletter-confirmation/'],
  ['404', '/404/'],
])('content/pages/%s.mdx makes the page %s', (slug, path) => {
  expect(pagePath(slug)).toBe(path);
});
