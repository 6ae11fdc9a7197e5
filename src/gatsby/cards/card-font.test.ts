import { notOnCard, onCard } from './card-font';

test.each([
  'Our *Story*',
  'À la carte – “quotes”, don’t… £500 © 2025',
  'Žluťoučký kůň, łódź, Größe, İstanbul',
])('a share card can show %s', (text) => {
  expect(notOnCard(text)).toEqual([]);
  expect(onCard(text)).toBe(text);
});

test.each([
  ['Launch 🚀 now', ['🚀'], 'Launch now'],
  ['A 👩‍👩‍👧 story', ['👩‍👩‍👧'], 'A story'],
  ['日本 Acme', ['日', '本'], 'Acme'],
  ['שלום', ['ש', 'ל', 'ו', 'ם'], ''],
])('a share card cannot show all of %s', (text, signs, shown) => {
  expect(notOnCard(text)).toEqual(signs);
  expect(onCard(text)).toBe(shown);
});

test('narrow spaces, long hyphens and rare accents have a replacement', () => {
  expect(notOnCard('Việt')).toEqual([]);
  expect(onCard('Việt')).toBe('Viet');
  expect(notOnCard('a\u202fb\u2011c')).toEqual([]);
  expect(onCard('a\u202fb\u2011c')).toBe('a b-c');
});
