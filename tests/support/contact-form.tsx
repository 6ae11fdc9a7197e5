import { screen } from '@testing-library/react';
import { ContactForm } from '../../src/forms/contact/contact-form';
import { contactWords } from './fixtures';
import { renderInTheme } from './render-in-theme';
import { touchPage } from './touched-page';

export const words = contactWords();

/** Prepares each test of the inquiry form: a touched page, and nothing kept. */
export function prepareContactForm(): void {
  jest.resetAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact/');
  touchPage();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
}

export const renderForm = () =>
  renderInTheme(
    <>
      <h2 id="inquiry">Inquiry</h2>
      <ContactForm
        words={words}
        email="hello@acme.example"
        schedulingPage="https://calendar.acme.example/"
        plans={[{ slug: 'retainer', help: ['Monthly Done-for-you Content'] }]}
        labelledBy="inquiry"
      />
    </>,
  );

export const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Inquiry' });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
