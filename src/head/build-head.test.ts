import { absoluteUrl, buildHead } from './build-head';

const site = { brand: 'Acme', address: 'https://acme.example', language: 'en-GB' };
const page = {
  title: 'About | Acme',
  description: 'Who we are.',
  hidden: false,
  path: '/about/',
};

const contentOf = (head: ReturnType<typeof buildHead>, key: string) =>
  head.meta
    .filter((meta) => ('name' in meta ? meta.name : meta.property) === key)
    .map(({ content }) => content);

const linksOf = (head: ReturnType<typeof buildHead>, rel: string) =>
  head.links.filter((link) => link.rel === rel).map(({ href }) => href);

test('an absolute address is the site’s with the path', () => {
  expect(absoluteUrl(site, '/about/')).toBe('https://acme.example/about/');
});

test('a page says its title, its description and its language', () => {
  const head = buildHead(site, page);
  expect(head.title).toBe('About | Acme');
  expect(head.language).toBe('en-GB');
  expect(contentOf(head, 'description')).toEqual(['Who we are.']);
});

test.each([
  ['og:title', 'About | Acme'],
  ['og:description', 'Who we are.'],
  ['og:type', 'website'],
  ['og:site_name', 'Acme'],
  ['og:locale', 'en_GB'],
  ['og:url', 'https://acme.example/about/'],
])('a page says %s once', (property, content) => {
  expect(contentOf(buildHead(site, page), property)).toEqual([content]);
});

test('a page is for search engines, at its one address', () => {
  const head = buildHead(site, page);
  expect(contentOf(head, 'robots')).toEqual(['index, follow, max-image-preview:large']);
  expect(linksOf(head, 'canonical')).toEqual(['https://acme.example/about/']);
});

test('a hidden page asks to be left out and names no address of its own', () => {
  const head = buildHead(site, { ...page, hidden: true });
  expect(contentOf(head, 'robots')).toEqual(['noindex']);
  expect(linksOf(head, 'canonical')).toEqual([]);
  expect(contentOf(head, 'og:url')).toEqual([]);
});

test('both themes have a colour for the browser’s own bar', () => {
  const media = buildHead(site, page).meta.flatMap((meta) => ('media' in meta ? [meta.media] : []));
  expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
