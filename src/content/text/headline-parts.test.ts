import { headlineParts, plainHeadline } from './headline-parts';

test.each([
  ['Our *Story*', 'Our Story', 'Story'],
  ['4*0*4', '404', '0'],
  ['*All* of it', 'All of it', 'All'],
  ['Kund*innen *verstehen*', 'Kund*innen verstehen', 'verstehen'],
  ['Kund*innen und Freund*innen', 'Kund*innen und Freund*innen', undefined],
  ['A review: 2/5*', 'A review: 2/5*', undefined],
  ['5 * 6 * 7', '5 * 6 * 7', undefined],
])('the accent of %s is found', (text, words, accent) => {
  expect([plainHeadline(text), headlineParts(text).accent]).toEqual([words, accent]);
});
