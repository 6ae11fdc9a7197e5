/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { link, picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ArticleHeader } from './article-header';

const header = {
  language: null,
  title: 'The *first* cut',
  description: 'Why it decides the last.',
  published: '2025-03-31',
  publishedWords: 'March 31, 2025',
  updated: null,
  updatedWords: null,
  minutes: 4,
  author: { name: 'Jo Planer' },
  topics: [link('Saws', '/insights/topics/saws/')],
  picture: picture('A board'),
  words: { minutes: 'min read', updated: 'Updated' },
};

test('an article has its title, its author, its day and its picture at its head', () => {
  renderInTheme(<ArticleHeader {...header} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The first cut');
  expect(screen.getByText('Jo Planer')).toBeInTheDocument();
  expect(screen.getByText('March 31, 2025')).toHaveAttribute('datetime', '2025-03-31');
  expect(screen.getByText('4 min read')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Saws' })).toHaveAttribute(
    'href',
    '/insights/topics/saws/',
  );
  expect(screen.getByRole('img', { name: 'A board' })).toHaveAttribute('loading', 'eager');
  expect(screen.queryByText('Updated')).toBeNull();
});

test('a later change is shown with its day', () => {
  renderInTheme(<ArticleHeader {...header} updated="2025-04-02" updatedWords="April 2, 2025" />);
  expect(screen.getByText('April 2, 2025')).toHaveAttribute('datetime', '2025-04-02');
});

test('the title, the standfirst and the days of a text in another language are marked as such', () => {
  renderInTheme(<ArticleHeader {...header} language="fr" publishedWords="31 mars 2025" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Why it decides the last.')).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('31 mars 2025')).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('4 min read').closest('[lang]')).toBeNull();
});
