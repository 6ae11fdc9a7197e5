/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { TextBand } from './text-band';

test('the band contains the page’s text', () => {
  renderInTheme(
    <TextBand>
      <h2>More</h2>
      <a href="/about/">us</a>
    </TextBand>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'More' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/about/');
});
