/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withTexts } from './with-texts';

const prose = null;

test('each entry gets the text of its slug', () => {
  const Text = () => <p>The words of a</p>;
  const [first] = withTexts([{ slug: 'a', prose, order: 1 }], { b: () => 'other', a: Text });
  render(first?.text);
  expect(screen.getByRole('paragraph')).toHaveTextContent('The words of a');
  expect(first).toMatchObject({ slug: 'a', order: 1 });
});

test('an entry whose text is missing stops the build', () => {
  expect(() => withTexts([{ slug: 'a', prose }], {})).toThrow(
    'The text of "a" is not in its list.',
  );
});
