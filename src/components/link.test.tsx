/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Link } from './link';

test.each(['/about/', 'mailto:a@b.example', 'https://acme.example'])(
  '%s opens in place',
  (href) => {
    renderInTheme(<Link href={href}>Go</Link>);
    const link = screen.getByRole('link', { name: 'Go' });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
  },
);

test('a link to a new tab says so, and gives that tab no access to this one', () => {
  renderInTheme(
    <Link href="https://acme.example" newTabHint="(opens in a new tab)">
      Book
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Book (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});
