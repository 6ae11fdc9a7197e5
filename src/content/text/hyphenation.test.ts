import { hyphenateLongWords } from './hyphenation';

test.each([
  ['pl', 'Najbezpieczniejszy gabinet', 'Naj~bez~piecz~niej~szy gabinet'],
  ['de-DE', 'Die Versicherungsgesellschaft', 'Die Ver~si~che~rungs~ge~sell~schaft'],
  ['en-US', 'Your *story*, in writing', 'Your *story*, in writing'],
  ['ar', 'العلاج الطبيعي', 'العلاج الطبيعي'],
])('in %s a long word of a headline has soft hyphens: %s', (language, text, hyphenated) => {
  expect(hyphenateLongWords(text, language)).toBe(hyphenated.replaceAll('~', '\u{ad}'));
});
