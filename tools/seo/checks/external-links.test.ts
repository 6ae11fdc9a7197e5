import { faultsOf, inAbout } from '../testing/faults';
import { externalLinks } from './external-links';

test.each([
  [
    'without https',
    'https://river.example/',
    'http://river.example/',
    'leads to “http://river.example/”',
  ],
  [
    'with the scheme of the page',
    'https://river.example/',
    '//river.example/',
    'leads to “//river.example/”',
  ],
  ['that gives the new tab a way back', ' rel="noopener"', '', '“The river” opens a tab without'],
])('a link %s', (_name, from, to, what) => {
  expect(faultsOf(externalLinks, inAbout(from, to), '/about/').join()).toContain(what);
});
