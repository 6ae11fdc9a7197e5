/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderComponent } from '../../tests/support/render-component';
import { Pagination } from './pagination';

const words = { page: 'Page', pages: 'Pages', newer: 'Newer', older: 'Older' };
const newer = '/insights/';
const older = '/insights/page/3/';

test.each([
  ['the first page leads to older articles alone', 1, null, older, ['Older']],
  ['a page in between leads to both', 2, newer, older, ['Newer', 'Older']],
  ['the last page leads to newer articles alone', 3, newer, null, ['Newer']],
])('%s', (_promise, page, before, after, names) => {
  const list = { page, pages: 3, newer: before, older: after };
  renderComponent(<Pagination list={list} words={words} />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(names);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain(
    `Page ${page} / 3`,
  );
});

test('a list of one page has no pagination', () => {
  const list = { page: 1, pages: 1, newer: null, older: null };
  renderComponent(<Pagination list={list} words={words} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
