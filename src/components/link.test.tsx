/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderComponent } from '../../tests/support/render-component';
import { Link } from './link';

test('a link whose words are its address is not translated, and its line may break before punctuation', () => {
  renderComponent(<Link href="mailto:ada@a.example">{'ada@a.example'}</Link>);
  const link = screen.getByRole('link');
  expect(link.getAttribute('translate')).toBe('no');
  expect(link.getAttribute('aria-label')).toBe('ada@a.example');
  expect(link.innerHTML).toBe('ada<wbr>@a<wbr>.example');
});

test('a link with other words is translated like its text', () => {
  renderComponent(<Link href="mailto:ada@a.example">{'Write to us'}</Link>);
  expect(screen.getByRole('link', { name: 'Write to us' }).hasAttribute('translate')).toBe(false);
});

test('a link that opens in a new tab says so, and gives the other page no access to this one', () => {
  renderComponent(
    <Link href="https://a.example/" newTabHint="(opens in a new tab)">
      {'Read on'}
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Read on (opens in a new tab)' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});
