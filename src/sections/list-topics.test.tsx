/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { link } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ListTopics } from './list-topics';

test('the list that is shown is the current one', () => {
  const topics = [link('Saws', '/insights/topics/saws/'), link('Glue', '/insights/topics/glue/')];
  const all = link('All', '/insights/');
  renderInTheme(
    <ListTopics label="Topics" all={all} topics={topics} current="/insights/topics/saws/" />,
  );
  expect(screen.getByRole('navigation', { name: 'Topics' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Saws');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
