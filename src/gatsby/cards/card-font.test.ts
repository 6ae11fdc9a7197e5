import { onCard } from './card-font';

test.each([
  'Our *Story*',
  'À la carte – “quotes”, don’t… £500 © 2025',
  'Žluťoučký kůň, łódź, Größe, İstanbul',
])('a share card shows %s', (text) => {
  expect(onCard(text)).toBe(text);
});

test.each([
  ['Launch 🚀 now', 'Launch now'],
  ['A 👩‍👩‍👧 story', 'A story'],
  ['日本 Acme', 'Acme'],
  ['שלום', ''],
  ['Việt', 'Viet'],
  ['a\u202fb\u2011c', 'a b-c'],
])('a share card shows %s as "%s"', (text, shown) => {
  expect(onCard(text)).toBe(shown);
});
