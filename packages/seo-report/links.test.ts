import { clickDepths, inlinksOf, orphansOf } from './links';
import { pageAt } from './model/site';
import { edit, siteWith, type Draft } from './testing/right-site';

const unlink = ({ html }: Draft, ...files: string[]) =>
  files.forEach((file) => edit(html, file, '<a href="/services/">Services</a>', ''));

test('clicks are counted along the shortest path', () => {
  const site = siteWith((draft) => {
    unlink(draft, 'index.html', 'about/index.html');
    edit(draft.html, 'about/index.html', '<nav>', '<nav><a href="/services/#plans">Plans</a>');
  });
  expect([...clickDepths(site)]).toEqual([
    ['/', 0],
    ['/about/', 1],
    ['/services/', 2],
  ]);
});

test('incoming links leave out 404.html', () => {
  const site = siteWith();
  const about = pageAt(site, '/about/');
  const from = about ? inlinksOf(about, site).map((link) => link.from.path) : [];
  expect(from).toEqual(['/404/', '/about/', '/', '/', '/services/']);
});

test('a page that only links to itself is an orphan', () => {
  const site = siteWith((draft) =>
    unlink(draft, 'index.html', 'about/index.html', '404/index.html'),
  );
  expect(orphansOf(site).map(({ path }) => path)).toEqual(['/services/']);
});
