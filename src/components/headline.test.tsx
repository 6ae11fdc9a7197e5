/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { plainHeadline } from '../content/headline';
import { Headline } from './headline';

test.each([
  ['Our *Story*', 'Our Story', 'Story'],
  ['4*0*4', '404', '0'],
  ['*All* of it', 'All of it', 'All'],
  ['Kund*innen *verstehen*', 'Kund*innen verstehen', 'verstehen'],
  ['Kund*innen und Freund*innen', 'Kund*innen und Freund*innen', null],
  ['A review: 2/5*', 'A review: 2/5*', null],
  ['5 * 6 * 7', '5 * 6 * 7', null],
])('the accent of %s is emphasized', (text, words, accent) => {
  renderInTheme(
    <h1>
      <Headline text={text} />
    </h1>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(words);
  expect(screen.queryByRole('emphasis')?.textContent ?? null).toBe(accent);
  expect(plainHeadline(text)).toBe(words);
});
