/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { link, picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ArticleAuthor } from './article-author';

const author = { label: 'Written by', name: 'Jo Planer', role: 'Joiner', portrait: picture('Jo') };

test('an author has a name, a role, a portrait and profiles', () => {
  renderInTheme(<ArticleAuthor {...author} profiles={[link('Workshop', 'https://jo.example/')]} />);
  expect(screen.getByRole('region', { name: 'Written by' })).toHaveTextContent('Jo PlanerJoiner');
  expect(screen.getByRole('img', { name: 'Jo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Workshop' })).toHaveAttribute(
    'href',
    'https://jo.example/',
  );
});

test('without profiles there is no list of them', () => {
  renderInTheme(<ArticleAuthor {...author} profiles={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
