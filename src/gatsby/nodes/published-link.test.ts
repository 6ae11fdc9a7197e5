import { linkIfPublished } from './published-link';

const shown = (href: string) =>
  linkIfPublished({ label: 'Privacy', href }, (path) => path === '/privacy/');

test('a link to a published page is shown, whatever follows its path', async () => {
  for (const href of ['/privacy/', '/privacy/#main', '/privacy/?from=form']) {
    expect(await shown(href)).toEqual({ label: 'Privacy', href });
  }
});

test('a link to another site is shown', async () => {
  expect(await shown('https://www.example.com/privacy')).not.toBeNull();
});

test('a link to a page that is not published is left out', async () => {
  expect(await shown('/imprint/#main')).toBeNull();
  expect(await linkIfPublished(undefined, () => true)).toBeNull();
});
