/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { link } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ContactCards } from './contact-cards';

const calendar = 'https://calendar.acme.example/call';
const cards = [
  { title: 'Say it', text: 'Free.', action: link('Book Now', calendar, true) },
  { title: 'Write it', text: 'Soon.', action: link('a@b.example', 'mailto:a@b.example') },
  { title: 'From anywhere', text: 'Remote.', action: null },
];

test('the cards have their own heading', () => {
  renderInTheme(<ContactCards label="Ways" newTabHint="(new tab)" cards={cards} />);
  expect(screen.getByRole('region', { name: 'Ways' })).toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Say it', 'Write it', 'From anywhere']);
});

test('the calendar opens in a new tab and says so, the address does not, and a card may have neither', () => {
  renderInTheme(<ContactCards label="Ways" newTabHint="(new tab)" cards={cards} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  const book = screen.getByRole('link', { name: 'Book Now (new tab)' });
  expect(book).toHaveAttribute('href', calendar);
  expect(book).toHaveAttribute('target', '_blank');
  const write = screen.getByRole('link', { name: 'a@b.example' });
  expect(write).toHaveAttribute('href', 'mailto:a@b.example');
  expect(write).not.toHaveAttribute('target');
});
