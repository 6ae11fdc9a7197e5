/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ArticleList } from './article-list';

const article = (title: string, language: string | null = null) => ({
  language,
  path: `/insights/${title.toLowerCase()}/`,
  title,
  description: `About ${title}.`,
  published: '2025-03-31',
  publishedWords: 'March 31, 2025',
  minutes: 4,
  topics: ['Saws', 'Glue'],
  picture: picture(`${title} in a picture`),
});
const articles = [article('One'), article('Two')];

test('each article is a heading that leads to it, with its day, its minutes and its topics', () => {
  renderInTheme(<ArticleList articles={articles} minutes="min read" leads={false} />);
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('There is no article.');
  const heading = within(first).getByRole('heading', { level: 2, name: 'One' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/insights/one/');
  expect(first).toHaveTextContent('March 31, 20254 min readSawsGlue');
  expect(screen.queryByRole('img')).toBeNull();
});

test('on the first page, the first article is shown with its picture', () => {
  renderInTheme(<ArticleList articles={articles} minutes="min read" leads />);
  expect(screen.getByRole('img', { name: 'One in a picture' })).toHaveAttribute('loading', 'eager');
});

test('an article in another language is marked as such, and its facts are not', () => {
  renderInTheme(<ArticleList articles={[article('Un', 'fr')]} minutes="min read" leads={false} />);
  expect(screen.getByRole('heading', { name: 'Un' })).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('About Un.')).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('4 min read').closest('[lang]')).toBeNull();
});
