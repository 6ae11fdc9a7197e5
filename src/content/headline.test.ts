import { headlineParts, plainHeadline } from './headline';

test.each([
  ['Our *Story*', { before: 'Our ', accent: 'Story', after: '' }],
  [
    'You do the work. We find the *words*.',
    { before: 'You do the work. We find the ', accent: 'words', after: '.' },
  ],
  ['4*0*4', { before: '4', accent: '0', after: '4' }],
  ['Kund*innen und Freund*innen', { before: 'Kund*innen und Freund*innen', after: '' }],
  ['A review: 2/5*', { before: 'A review: 2/5*', after: '' }],
  ['5 * 6 * 7', { before: '5 * 6 * 7', after: '' }],
])('the accent of %s', (text, parts) => {
  expect(headlineParts(text)).toEqual(parts);
});

test('without its signs, a headline keeps all its words', () => {
  expect(plainHeadline('Kund*innen *verstehen*')).toBe('Kund*innen verstehen');
});
