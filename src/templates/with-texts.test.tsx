import { withTexts } from './with-texts';

// tests/html/content.test.ts compares each question with its answer.

test('an entry whose text is missing stops the build', () => {
  expect(() => withTexts([{ slug: 'a', prose: null }], {})).toThrow(
    'The text of "a" is not in its list.',
  );
});
