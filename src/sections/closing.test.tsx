/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { lengths, link } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Closing } from './closing';

test.each(lengths)('the last words and the link are in one region (%s text)', (_name, text) => {
  renderInTheme(
    <Closing headline="Now tell us *yours*" lede={text} action={link('Build', '/contact/')} />,
  );
  const region = screen.getByRole('region', { name: 'Now tell us yours' });
  expect(region).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Build' })).toHaveAttribute('href', '/contact/');
});
