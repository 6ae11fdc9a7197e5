/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { link } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Message } from './message';

const message = {
  headline: 'Oops',
  children: <p>Lost.</p>,
  action: link('Home', '/'),
  insights: null,
};

test('a figure is read as one, though a part of it is drawn, with the message and the link', () => {
  renderInTheme(<Message {...message} figure="4*0*4" notFound />);
  expect(screen.getByRole('region', { name: 'Oops' })).toHaveTextContent('404');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops');
  expect(screen.getByText('Lost.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a figure without an accent is words alone', () => {
  renderInTheme(<Message {...message} figure="410" notFound={false} />);
  expect(screen.getByText('410')).toBeInTheDocument();
  expect(document.querySelector('svg')).toBeNull();
});

test('without a figure the page shows the logo, which screen readers skip', () => {
  renderInTheme(<Message {...message} figure={null} notFound={false} />);
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('region')).toHaveTextContent(/^OopsLost\.Home$/);
});

test.each([true, false])('the starter recognises only the not-found page (%s)', (notFound) => {
  renderInTheme(<Message {...message} figure={null} notFound={notFound} />);
  expect(screen.getByRole('region').hasAttribute('data-not-found')).toBe(notFound);
});

test('the articles are the second step, where there are any', () => {
  const insights = link('Insights', '/insights/');
  renderInTheme(<Message {...message} insights={insights} figure={null} notFound={false} />);
  expect(screen.getByRole('link', { name: 'Insights' })).toHaveAttribute('href', '/insights/');
});
