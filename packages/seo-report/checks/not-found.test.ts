import { faultsOf } from '../testing/faults';
import { edit } from '../testing/right-site';
import { notFound } from './not-found';

test('a site without a 404.html', () => {
  expect(faultsOf(notFound, ({ html }) => void html.delete('404.html')).join()).toContain(
    'There is no 404.html',
  );
});

test('a 404 page that is not hidden', () => {
  const faults = faultsOf(notFound, ({ content }) =>
    edit(content, 'pages/404.mdx', 'hidden: true', 'hidden: false'),
  );
  expect(faults.join()).toContain('There is no 404.html that search engines ignore');
});
