/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

const fill = () => fireEvent.input(field(words.fullName.label), { target: { value: 'Ada' } });

test('without scripts the browser would post what the service expects', () => {
  renderForm();
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).toHaveAttribute('enctype', 'multipart/form-data');
  expect(form().getAttribute('action')).toMatch(/\/api\/v1\.0\/email\/send-form$/);
});

test('the specified questions are required, the others are optional', () => {
  renderForm();
  const required = [...form().querySelectorAll<HTMLInputElement>(':required')];
  expect([...new Set(required.map(({ name }) => name))]).toEqual([
    'fullName',
    'email',
    'role',
    'goals',
    'budget',
  ]);
});

test('the timeline is empty until the visitor chooses', () => {
  renderForm();
  const timeline = screen.getByRole<HTMLSelectElement>('combobox');
  expect(timeline.value).toBe('');
  expect([...timeline.options].map(({ value }) => value)).toEqual([
    '',
    'immediately',
    '1-3-weeks',
    '1-2-months',
    'exploring',
  ]);
});

test('each field that the browser refuses has an error message, linked to it', () => {
  renderForm();
  act(() => void form().checkValidity());
  expect(field(words.fullName.label)).toBeInvalid();
  expect(field(words.fullName.label)).toHaveAccessibleDescription(
    expect.stringContaining(words.fullName.missing),
  );
  expect(field(words.email.label)).toHaveAccessibleDescription(
    expect.stringContaining(words.email.missing),
  );
  fireEvent.input(field(words.email.label), { target: { value: 'nobody' } });
  act(() => void form().checkValidity());
  expect(field(words.email.label)).toHaveAccessibleDescription(
    expect.stringContaining(words.email.invalid),
  );
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).toHaveAccessibleDescription(expect.stringContaining(words.budget.missing));
  }
  fill();
  expect(field(words.fullName.label)).not.toHaveAttribute('aria-invalid');
});

test('after a success a toast appears and every field is empty', async () => {
  renderForm();
  emailUnderWay().answer(200);
  fill();
  fireEvent.submit(form());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.sent.toast.title));
  expect(screen.getByRole('status')).toHaveTextContent(words.sent.toast.text);
  expect(screen.getByLabelText(words.fullName.label)).toHaveValue('');
  expect(screen.getByRole('alert')).toHaveTextContent(words.sent.message.title);
  expect(screen.getByRole('link', { name: words.sent.link })).toHaveAttribute(
    'href',
    'https://calendar.acme.example/',
  );
});

test('after a success the receipt is alone until another inquiry is asked for', async () => {
  renderForm();
  emailUnderWay().answer(200);
  fill();
  fireEvent.submit(form());
  const again = await screen.findByRole('button', { name: words.sent.again });
  const submit = screen.getByText(words.submit);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(submit).not.toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  fireEvent.click(again);
  expect(screen.getByRole('textbox', { name: words.fullName.label })).toHaveFocus();
  expect(submit).toBeVisible();
  expect(screen.queryByRole('button', { name: words.sent.again })).not.toBeInTheDocument();
});

test('answers written during sending stay, with a note that they were not sent', async () => {
  renderForm();
  const email = emailUnderWay();
  fill();
  fireEvent.submit(form());
  await waitFor(() => expect(email.send).toHaveBeenCalled());
  fireEvent.input(field(words.role.label), { target: { value: 'Founder' } });
  email.answer(200);
  expect(await screen.findByRole('alert')).toHaveTextContent(words.sent.changed.text);
  expect(screen.getByRole('status')).toHaveTextContent(words.sent.toast.title);
  expect(field(words.role.label).value).toBe('Founder');
});

test.each([
  ['refused', { status: 422, text: 'The recipients address is empty' }, words.failure.fixNeeded],
  ['too long', { status: 413, text: 'Variables size limit' }, words.failure.tooLong],
  ['one too many', { status: 429, text: 'Too Many Requests' }, words.failure.wait],
  ['perhaps sent', new TypeError('Failed to fetch'), words.failure.unknown],
])('a message that was %s keeps all answers and offers ways out', async (_name, reason, said) => {
  renderForm();
  emailUnderWay().refuse(reason);
  fill();
  fireEvent.submit(form());
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent(said.title);
  expect(message).toHaveTextContent(said.text);
  expect(message).toHaveFocus();
  const toast = screen.getByRole('status');
  expect(toast).toHaveTextContent(words.failed.toast.title);
  expect(toast).toHaveTextContent(words.failed.toast.text);
  expect(field(words.fullName.label).value).toBe('Ada');
  fireEvent.click(screen.getByRole('button', { name: words.failed.dismiss }));
  expect(toast).toHaveTextContent('');
  const mail = screen.getByRole('link', { name: words.failure.mail });
  expect(mail.getAttribute('href')).toContain(encodeURIComponent('Full name: Ada'));
  fireEvent.input(field(words.fullName.label), { target: { value: 'Grace' } });
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
  fill();
  expect(screen.getByRole('alert')).toHaveTextContent(words.sent.changed.text);
  unmount();
  keep('draft', 'contact', new URLSearchParams({ fullName: 'Ada' }));
  renderForm();
  expect(screen.getByRole('alert')).toHaveTextContent(words.sent.changed.text);
});
