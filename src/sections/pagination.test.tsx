/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Pagination } from './pagination';

const words = { page: 'Page', pages: 'Pages', newer: 'Newer', older: 'Older' };

test('a page in the middle leads to the pages on both sides', () => {
  renderInTheme(
    <Pagination
      list={{ page: 2, pages: 3 }}
      newer="/insights/"
      older="/insights/3/"
      words={words}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 / 3');
  expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/insights/');
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/insights/3/');
});

test('the first page leads to older articles only', () => {
  renderInTheme(
    <Pagination list={{ page: 1, pages: 2 }} newer={null} older="/insights/2/" words={words} />,
  );
  expect(screen.getAllByRole('link').map((a) => a.textContent)).toEqual(['Older']);
});

test('a list of one page needs no links', () => {
  renderInTheme(
    <Pagination list={{ page: 1, pages: 1 }} newer={null} older={null} words={words} />,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});
