/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { newsletterWords } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { touchPage } from '../../tests/support/touched-page';
import { Footer } from './footer';
import { leadOn } from '../forms/navigation';

jest.mock('../forms/navigation');

const send = jest.fn();
jest.mock('@emailjs/browser', () => ({ init: () => undefined, sendForm: send }));

const words = newsletterWords();
const site = {
  brand: 'Acme',
  tagline: '',
  address: 'https://acme.example',
  email: 'hello@acme.example',
  socials: [],
};
const footer = {
  label: 'Keep in touch',
  exploreHeading: 'Explore',
  explore: [],
  contactHeading: 'Contact',
  websiteLabel: 'Website',
  emailLabel: 'Email',
  insights: null,
  statement: { label: 'Accessibility', href: '/accessibility/' },
  privacy: null,
  copyright: '© 2025 Acme.',
};

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  touchPage();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  renderInTheme(<Footer site={site} layout={{ footer }} newsletterForm={words} />);
});

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.email.label });
const subscribe = () => {
  fireEvent.input(email(), { target: { value: 'ada@example.org' } });
  fireEvent.submit(screen.getByRole('form'));
};

test('a subscriber sees the confirmation, and the field is empty', async () => {
  send.mockResolvedValueOnce({ status: 200, text: 'OK' });
  subscribe();
  await waitFor(() =>
    expect(leadOn).toHaveBeenCalledWith('newsletter', '/newsletter-confirmation/'),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(words.sent.title);
  expect(email().value).toBe('');
  // For the inquiry form, which offers this address.
  expect(sessionStorage.getItem('address:newsletter')).toContain('ada%40example.org');
  expect(sessionStorage).toHaveLength(1);
});

test('a signup that failed is reported in an alert, and its address stays in the field', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation();
  send.mockRejectedValueOnce({ status: 423, text: 'The account is blocked' });
  subscribe();
  await waitFor(() => expect(alert).toHaveBeenCalledWith(words.alert));
  expect(email().value).toBe('ada@example.org');
  expect(leadOn).not.toHaveBeenCalled();
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failure.fixNeeded.title);
});
