/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Headline } from './headline';

test.each([
  ['Our *Story*', 'Our Story', 'Story'],
  ['4*0*4', '404', '0'],
  ['*All* of it', 'All of it', 'All'],
  ['Plain', 'Plain', null],
])('%s', (text, words, accent) => {
  renderInTheme(
    <h1>
      <Headline text={text} />
    </h1>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(words);
  expect(screen.queryByRole('emphasis')?.textContent ?? null).toBe(accent);
});
