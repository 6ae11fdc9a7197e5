import { withTexts } from './with-texts';

const Text = () => null;

test('each entry gets the text of its slug', () => {
  const [first] = withTexts([{ slug: 'a', order: 1 }], { b: () => 'other', a: Text });
  expect(first).toEqual({ slug: 'a', order: 1, text: <Text /> });
});

test('an entry whose text is missing stops the build', () => {
  expect(() => withTexts([{ slug: 'a' }], {})).toThrow('The text of "a" is not in its list.');
});
