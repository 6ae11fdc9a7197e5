import { faultsOf, inHome } from '../testing/faults';
import { edit } from '../testing/right-site';
import { inTheHtml } from './in-the-html';

test('an answer that is not in the HTML is told with its file', () => {
  const faults = faultsOf(inTheHtml, inHome('<p>From $500 on.', '<p>'), '/');
  expect(faults).toEqual([
    '“From $500 on.” is not in the HTML of the page. content/faq/what-it-costs.mdx:6',
  ]);
});

test('a template is no place for an answer', () => {
  const faults = faultsOf(
    inTheHtml,
    inHome('<p>From $500 on.', '<template>From $500 on.</template><p>'),
    '/',
  );
  expect(faults).toHaveLength(1);
});

test('an item of a plan that is not in the HTML', () => {
  const faults = faultsOf(
    inTheHtml,
    ({ html }) => edit(html, 'services/index.html', 'One plan', ''),
    '/services/',
  );
  expect(faults.join()).toContain(
    '“One plan” is not in the HTML of the page. content/plans/drawing.mdx:4',
  );
});
