import { linkIfPublished } from './published-link';

const site = {
  variables: { address: 'https://www.acme.example' },
  staticFiles: new Set(['/downloads/privacy.pdf']),
};
const hasPage = (path: string) => ['/privacy/', '/über/', '/insights/'].includes(path);
const shown = (href: string) => linkIfPublished({ label: 'Privacy', href }, hasPage, site);

test.each([
  ['a published page', '/privacy/'],
  ['a place on it', '/privacy/#main'],
  ['a page with a query', '/privacy/?from=form'],
  ['a page with escapes', '/%C3%BCber/'],
  ['a page by its whole address', 'https://www.acme.example/privacy/'],
  ['a file of static/', '/downloads/privacy.pdf'],
  ['a file that every build writes', '/.well-known/security.txt'],
  ['the feed', '/insights/feed.xml'],
  ['another site', 'https://www.example.com/privacy'],
])('a link to %s is shown', async (_name, href) => {
  expect(await shown(href)).toEqual({ label: 'Privacy', href });
});

test('a link to a page that is not published is left out', async () => {
  expect(await shown('/imprint/#main')).toBeNull();
  expect(await shown('https://www.acme.example/imprint/')).toBeNull();
  expect(await linkIfPublished(undefined, hasPage, site)).toBeNull();
});
