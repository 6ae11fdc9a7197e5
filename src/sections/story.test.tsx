/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Story } from './story';

test('the story has its picture, which is in the first screen', () => {
  renderInTheme(
    <Story picture={picture('tangle')}>
      <p>One.</p>
      <p>Two.</p>
      <p>Three.</p>
    </Story>,
  );
  expect(document.querySelectorAll('p')).toHaveLength(3);
  expect(screen.getByRole('img', { name: 'tangle' })).toHaveAttribute('loading', 'eager');
});
