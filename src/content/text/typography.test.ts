import { preventWidow, keepTogether, typesetLine } from './typography';

/** Makes spaces visible that do not break: a narrow one as _, a wide one as ~. */
const visible = (text: string) => text.replaceAll('\u{202f}', '_').replaceAll('\u{a0}', '~');

test.each([
  ['en', `"Yes," she said.`, '“Yes,” she said.'],
  ['en', `It's the clients' own -- really...`, 'It’s the clients’ own — really…'],
  ['en', `"'Nested' words," he said`, '“‘Nested’ words,” he said'],
  ['en', `*"accent"* first, then "*accent*"`, '*“accent”* first, then “*accent*”'],
  ['en', `("Why?")`, '(“Why?”)'],
  ['en', `the '80s`, 'the ’80s'],
  ['en', '[...] and so on', '[…] and so on'],
  ['en', '“Set” by hand — that’s fine…', '“Set” by hand — that’s fine…'],
  ['en-GB', `"Quite," he said`, '“Quite,” he said'],
  ['de', `"Ja", sagt sie -- und geht...`, '„Ja“, sagt sie – und geht…'],
  ['de', `"So 'nicht'!"`, '„So ‚nicht‘!“'],
  ['de', `Das ist's`, 'Das ist’s'],
  ['de-CH', `"Grüezi"`, '«Grüezi»'],
  ['fr', `"Oui", dit-elle : l'école -- et après ?`, '«_Oui_», dit-elle~: l’école – et après_?'],
  ['fr', '« Pourquoi pas ? » Oui !', '«_Pourquoi pas_?_» Oui_!'],
  ['fr', `l'"idée" d'un jour`, 'l’«_idée_» d’un jour'],
  ['fr-CA', `"Oui"`, '«_Oui_»'],
  ['sv', `"Ja"`, '”Ja”'],
  ['pl', `"Tak" -- nie`, '„Tak” – nie'],
  ['es', `"Sí" -- no`, '«Sí» — no'],
  ['zh-Hant', '「是」', '「是」'],
  ['en', 'words--and--words, -- in short', 'words—and—words, — in short'],
  ['de', 'Wörter--über --- all', 'Wörter–über – all'],
])('%s: %s', (language, typed, set) => {
  expect(visible(typesetLine(typed, language))).toBe(set);
});

test.each([
  'https://acme.example/a--b?c=...',
  'www.acme.example/a--b',
  'me@acme--words.example',
  'xn--mller-kva.example',
])('the address %s stays as it is', (address) => {
  expect(typesetLine(address, 'en')).toBe(address);
  expect(typesetLine(`"See ${address}" -- now`, 'en')).toBe(`“See ${address}” — now`);
});

test.each([
  'npm i --save-dev it',
  'Type --help',
  '--help is one',
  'npm run -- --watch',
  'npm test --silent -- it',
  'A --> B ---> C <-- D',
  'a--b.c and /a--b, .card--wide, a--1',
  'i-- and --i',
  '----',
])('what readers copy keeps its hyphens: %s', (code) => {
  expect(typesetLine(code, 'en')).toBe(code);
});

test.each([
  ['a minimum of 3 months', 'a minimum of 3~months'],
  ['in 24 to 48 hours', 'in 24~to 48~hours'],
  ['2 000 palavras, +351 912 345 678', '2~000~palavras, +351~912~345~678'],
  ['(020) 7946 0018', '(020)~7946~0018'],
  ['1 + 1, and no figure', '1 + 1, and no figure'],
  ['Your threads in, *one line* out', 'Your threads~in, *one line* out'],
  ['the same to “So, what do you do?”', 'the same to “So,~what do you~do?”'],
  ['We listen first. Then we write.', 'We listen first. Then~we~write.'],
  ['In short, no more of it: stop', 'In short, no more of~it: stop'],
])(
  'a figure stays with its word, and a short word before a stop with the last: %s',
  (text, kept) => {
    expect(keepTogether(text, 'en')).toBe(kept.replaceAll('~', '\u{a0}'));
  },
);

test.each([
  ['pl', 'Gabinet, z którym i w maju', 'Gabinet, z~którym i~w~maju'],
  ['cs', 'V roce a „k ránu“', 'V~roce a~„k~ránu“'],
  ['sk', 'a *o všetkom* s ', 'a~*o~všetkom* s~'],
  ['pl', 'wersja B-w nim', 'wersja B-w nim'],
  ['en', 'a word I like', 'a word I like'],
])('no line of a text in %s ends with a word of one letter: %s', (language, text, kept) => {
  expect(keepTogether(text, language)).toBe(kept.replaceAll('~', '\u{a0}'));
});

test.each([
  ['and believe none of them.', 'and believe none~of~them.'],
  ['the words of an experience', 'the words of an experience'],
  ['an uncommonly good one', 'an uncommonly good~one'],
  ['Yes.', 'Yes.'],
])('the last line of a paragraph is never a short word alone: %s', (text, kept) => {
  expect(preventWidow(text)).toBe(kept.replaceAll('~', '\u{a0}'));
});
