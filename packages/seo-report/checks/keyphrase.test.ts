import { faultsOf, inAbout } from '../testing/faults';
import { edit } from '../testing/right-site';
import { keyphrase } from './keyphrase';

test('a page that does not use its keyphrase', () => {
  const faults = faultsOf(
    keyphrase,
    inAbout('<h1>Our story and our workshop', '<h1>Where we began'),
    '/about/',
  );
  expect(faults.join()).toContain(
    '“our story and our workshop” is missing in: main heading. content/pages/about.mdx:4',
  );
});

test('a page without a keyphrase', () => {
  const faults = faultsOf(
    keyphrase,
    ({ content }) => edit(content, 'pages/about.mdx', 'focusKeyphrase', 'x'),
    '/about/',
  );
  expect(faults.join()).toContain('has no focusKeyphrase');
});
