/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Header } from './header';

const layout = {
  homeLabel: 'home page',
  navigation: {
    label: 'Main',
    items: [
      { label: 'Home', href: '/', icon: 'home' as const },
      { label: 'About', href: '/about/', icon: 'about' as const },
      { label: 'Services', href: '/services/', icon: 'services' as const },
      { label: 'Contact', href: '/contact/', icon: 'contact' as const },
    ],
    action: { label: 'Build Your Narrative', href: '/contact/' },
  },
  theme: { toDark: 'Switch to dark', toLight: 'Switch to light' },
};

beforeEach(() => {
  renderInTheme(<Header path="/about/" site={{ brand: 'Acme' }} layout={layout} />);
});

test('the navigation is named and leads to the four pages', () => {
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    layout.navigation.items.map(({ href }) => href),
  );
  for (const { label, href } of layout.navigation.items) {
    expect(within(navigation).getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});

test('the page in view alone is marked', () => {
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked).toEqual([screen.getByRole('link', { name: 'About', current: 'page' })]);
});

test('the logo leads home under a name that starts with the brand', () => {
  const home = screen.getByRole('link', { name: /^Acme.*home page$/ });
  expect(home).toHaveAttribute('href', '/');
});

test('the way to the form is there', () => {
  const action = screen.getByRole('link', { name: 'Build Your Narrative' });
  expect(action).toHaveAttribute('href', '/contact/');
});

test('one button switches the theme, for the starter to hear', () => {
  const toggle = screen.getByRole('button');
  expect(toggle).toHaveAttribute('type', 'button');
  expect(toggle).toHaveAttribute('data-theme-toggle');
  expect(toggle.querySelector('.in-light')).toHaveTextContent('Switch to dark');
  expect(toggle.querySelector('.in-dark')).toHaveTextContent('Switch to light');
});
