/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import {
  field,
  form,
  prepareContactForm,
  renderForm,
  words,
} from '../../../tests/support/contact-form';
import { emailUnderWay } from '../../../tests/support/email-under-way';
import { noteAttempt } from '../journal';
import { keep } from '../storage';

jest.mock('../email');
beforeEach(prepareContactForm);

// tests/e2e/forms/ checks the questions, every outcome and its messages in a browser.

const fill = (value: string) => fireEvent.input(field(words.fullName.label), { target: { value } });

test('the link of a failed message mails the answers as they are when it is used', async () => {
  renderForm();
  emailUnderWay().answer(422);
  fill('Ada');
  fireEvent.submit(form());
  const mail = await screen.findByRole('link', { name: words.failure.mail });
  expect(mail.getAttribute('href')).toContain(encodeURIComponent('Full name: Ada'));
  fill('Grace');
  // jsdom cannot open an e-mail.
  mail.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(mail);
  expect(mail.getAttribute('href')).toContain(encodeURIComponent('Full name: Grace'));
});

test.each([
  ['sending', words.failure.interrupted.title],
  ['failed', words.failure.tryLater.title],
  ['sent', words.sent.before.title],
] as const)(
  'an earlier attempt that was %s is reported without a toast and without taking the focus',
  (state, title) => {
    noteAttempt('contact', state);
    if (state === 'failed') keep('draft', 'contact', new URLSearchParams({ fullName: 'Ada' }));
    renderForm();
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('');
  },
);

test('answers written after a success get a note that they were not sent, here and on a later page', () => {
  noteAttempt('contact', 'sent');
  const { unmount } = renderForm();
  expect(screen.getByRole('alert')).toHaveTextContent(words.sent.before.text);
  fill('Ada');
  expect(screen.getByRole('alert')).toHaveTextContent(words.sent.changed.text);
  unmount();
  keep('draft', 'contact', new URLSearchParams({ fullName: 'Ada' }));
  renderForm();
  expect(screen.getByRole('alert')).toHaveTextContent(words.sent.changed.text);
});
