/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ArticleMore } from './article-more';

const words = { more: 'More', previous: 'Previous', next: 'Next', related: 'Same topic' };
const other = (title: string) => ({
  title,
  language: null,
  path: `/insights/${title.toLowerCase()}/`,
});

test('other articles are named with how they relate to this one', () => {
  renderInTheme(
    <ArticleMore
      previous={other('Before')}
      next={other('After')}
      related={[other('Akin')]}
      words={words}
    />,
  );
  expect(screen.getByRole('region', { name: 'More' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((a) => a.textContent)).toEqual([
    'PreviousBefore',
    'NextAfter',
    'Same topicAkin',
  ]);
});

test('the only article leads to no other', () => {
  renderInTheme(<ArticleMore previous={null} next={null} related={[]} words={words} />);
  expect(screen.queryByRole('region')).toBeNull();
});
