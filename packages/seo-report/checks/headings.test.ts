import { faultsOf, inAbout } from '../testing/faults';
import { headings } from './headings';

const right = '<h1>Our story and our workshop';

test.each([
  ['no main heading', '<h2>Our story and our workshop', 'has no main heading'],
  ['the main heading of another page', '<h1>Bridge design and building', '/services/ has the same'],
])('%s is a fault', (_name, wrong, what) => {
  expect(faultsOf(headings, inAbout(right, wrong), '/about/').join('\n')).toContain(what);
});
