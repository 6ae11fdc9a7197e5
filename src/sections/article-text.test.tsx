/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ArticleText } from './article-text';

const sections = [
  { id: 'one', words: 'One' },
  { id: 'two', words: 'Two' },
];

test('the table of contents leads to each section', () => {
  renderInTheme(
    <ArticleText contents={sections} heading="On this page" dropCap language="fr">
      <p>Text.</p>
    </ArticleText>,
  );
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(['#one', '#two']);
  expect(screen.getByText('Text.').closest('[lang]')).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('list')).toHaveAttribute('lang', 'fr');
});

test('an article with few sections has none', () => {
  renderInTheme(
    <ArticleText contents={[]} heading="On this page" dropCap={false} language={null}>
      <p>Text.</p>
    </ArticleText>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Text.')).toBeInTheDocument();
});
