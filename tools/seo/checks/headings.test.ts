import { faultsOf, inAbout, inHome } from '../testing/faults';
import { headings } from './headings';

test.each([
  ['no main heading', '<h1>Our story and our workshop</h1>', '', 'has 0 main headings'],
  ['two main headings', '</main>', '<h1>More</h1></main>', 'has 2 main headings'],
  ['an empty heading', '</main>', '<h2> </h2></main>', 'A heading of level 2 is empty'],
  [
    'a skipped level',
    '</main>',
    '<h3>More</h3></main>',
    '“More”, of level 3, follows a heading of level 1',
  ],
  ['a start below the top', '<main>', '<main><h2>Before</h2>', 'starts with “Before”, of level 2'],
  [
    'the main heading of another page',
    '<h1>Our story and our workshop',
    '<h1>Bridge design and building',
    '/services/ has the same main heading',
  ],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(headings, inAbout(from, to), '/about/').join('\n')).toContain(what);
});

test('a heading is told with the line it is written in', () => {
  const faults = faultsOf(headings, inHome('<h3>How long', '<h4>How long'), '/');
  expect(faults.join()).toContain('content/faq/how-long.mdx:2');
});
