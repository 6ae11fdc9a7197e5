import { requireBuild } from './support/build';
import { findings, pages, type Page } from './support/pages';
import { contentWords, spokenWords, textNodes } from './support/words';

beforeAll(requireBuild);

/** Characters that sections put between or after the words of content. */
const signs = ['+', '–', '!', ',', ':', '/', '↩'];

/** What the build counts: the minutes that an article takes, the pages of a list, the kind and size of a download. */
const isCount = (text: string) => /^\d+$|^[A-Z\d]+, \d[\d.,]*\s\p{L}+$/u.test(text);

/** Returns the word of a list's page: `Page` of “· Page 2”, which is after the headline. */
const pageWord = (text: string) => /^· (.+) \d+$/.exec(text)?.[1] ?? text;

const unknownWords = (wordsOf: (page: Page) => string[]) => {
  const known = new Set([...contentWords(), ...signs]);
  return findings((page) =>
    wordsOf(page)
      .filter((text) => !known.has(pageWord(text)) && !isCount(text))
      .map((text) => `"${text}" is not in content/`),
  );
};

test('the characters that may be missing in content/ are not words', () => {
  expect(signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign))).toEqual([]);
});

test('every text on every page is from content/', () => {
  for (const page of pages()) expect(textNodes(page)).not.toEqual([]);
  expect(unknownWords(textNodes)).toEqual([]);
});

test('every label, placeholder and image description is from content/', () => {
  for (const page of pages()) expect(spokenWords(page)).not.toEqual([]);
  expect(unknownWords(spokenWords)).toEqual([]);
});
