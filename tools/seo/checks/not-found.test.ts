import { faultsOf } from '../testing/faults';
import { edit } from '../testing/right-site';
import { notFound } from './not-found';

test('a site without a 404.html of its own', () => {
  expect(faultsOf(notFound, ({ html }) => void html.delete('404.html')).join()).toContain(
    'There is no 404.html',
  );
});

test('a not-found page that does not hide', () => {
  const faults = faultsOf(notFound, ({ content }) =>
    edit(content, 'pages/404.mdx', 'hidden: true', 'hidden: false'),
  );
  expect(faults.join()).toContain('There is no 404.html that hides itself');
});
