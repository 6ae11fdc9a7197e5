/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderComponent } from '../../tests/support/render-component';
import { Headline } from './headline';

test('a headline with a long word gets a size at which the word fits', () => {
  renderComponent(<Headline text="Najbezpieczniejszy *gabinet*" />);
  const { fontSize } = screen.getByText(/Najbezpieczniejszy/).style;
  expect(fontSize).toBe('clamp(0.6em, 9.6cqi, 1em)');
  expect(screen.getByRole('emphasis').textContent).toBe('gabinet');
});

test('a headline of usual words is as it was', () => {
  const { container } = renderComponent(<Headline text="Your *Story* in Writing" />);
  expect(container.querySelector('span')).toBeNull();
  expect(container.textContent).toBe('Your Story in Writing');
});
