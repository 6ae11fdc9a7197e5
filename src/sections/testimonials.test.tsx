/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Testimonials } from './testimonials';

const authors = ['Amara', 'Julian', 'Mei', 'Tomas'];
const testimonials = authors.map((author) => ({
  quote: `${author} was here.`,
  author,
  role: 'Founder',
  image: picture(author, { dark: false }),
}));

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  renderInTheme(
    <Testimonials
      eyebrow="Testimonials"
      headline="Their *turn*"
      pause="Pause"
      label="What clients say"
      testimonials={testimonials}
    />,
  );
});

const lists = () => [...document.querySelectorAll('ul')];

test('the loop can be stopped by a control that says so, and runs at first', () => {
  const pause = screen.getByRole('checkbox', { name: /^Pause/ });
  expect(pause).not.toBeChecked();
  fireEvent.click(pause);
  expect(pause).toBeChecked();
});

test('the quotes appear twice, the second time for sighted visitors only', () => {
  expect(lists()).toHaveLength(2);
  const [first, second] = lists();
  expect(first).not.toHaveAttribute('inert');
  expect(first).not.toHaveAttribute('aria-hidden');
  expect(second).toHaveAttribute('inert');
  expect(second).toHaveAttribute('aria-hidden', 'true');
  expect(second?.textContent).toBe(first?.textContent);
});

test('a screen reader reads each client once, in order', () => {
  const heard = screen.getAllByRole('listitem');
  expect(heard.map((item) => item.querySelector('blockquote')?.textContent)).toEqual(
    testimonials.map(({ quote }) => quote),
  );
});

test('the moving region has a name, and the keyboard can reach and scroll it', () => {
  expect(screen.getByRole('region', { name: 'What clients say' })).toHaveAttribute('tabindex', '0');
});
