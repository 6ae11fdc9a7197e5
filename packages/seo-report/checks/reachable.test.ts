import { faultsOf } from '../testing/faults';
import { edit, type Draft } from '../testing/right-site';
import { reachable } from './reachable';

const link = '<a href="/services/">Services</a>';

const without =
  (...files: string[]) =>
  ({ html }: Draft) =>
    files.forEach((file) => edit(html, file, link, ''));

test('a page without links from other pages', () => {
  const faults = faultsOf(
    reachable,
    without('index.html', 'about/index.html', '404/index.html'),
    '/services/',
  );
  expect(faults.join('\n')).toContain('No other page links here');
  expect(faults.join('\n')).toContain('No path of links leads here from the home page');
});

test('a page that takes three clicks', () => {
  const far = ({ html, content }: Draft) => {
    for (const file of ['index.html', 'about/index.html']) edit(html, file, link, '');
    edit(html, 'about/index.html', '<nav>', '<nav><a href="/between/">Between</a>');
    html.set('between/index.html', `<main>${link}</main>`);
    content.set('pages/between.mdx', '---\ntitle: Between\ndescription: Between.\n---\n');
  };
  expect(faultsOf(reachable, far, '/services/').join()).toContain('It takes 3 clicks');
});
