/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { contactWords } from '../../../tests/support/fixtures';
import { renderInTheme } from '../../../tests/support/render-in-theme';
import { sendEmail } from '../email';
import { ContactForm } from './contact-form';

jest.mock('../email');
const send = jest.mocked(sendEmail);
const words = contactWords();

beforeEach(() => {
  jest.clearAllMocks();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  renderInTheme(
    <>
      <h2 id="inquiry">Inquiry</h2>
      <ContactForm
        words={words}
        email="hello@acme.example"
        schedulingPage="https://calendar.acme.example/"
        labelledBy="inquiry"
      />
    </>,
  );
});

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Inquiry' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = () => fireEvent.input(field(words.fullName.label), { target: { value: 'Ada' } });

test('without a script the browser would post it as the service expects', () => {
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).toHaveAttribute('enctype', 'multipart/form-data');
  expect(form().getAttribute('action')).toMatch(/\/api\/v1\.0\/email\/send-form$/);
});

test('the specified questions must be answered, the others may stay open', () => {
  const required = [...form().querySelectorAll<HTMLInputElement>(':required')];
  expect([...new Set(required.map(({ name }) => name))]).toEqual([
    'fullName',
    'email',
    'role',
    'goals',
    'budget',
  ]);
});

test('the timeline is open until it is chosen', () => {
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

test('what the browser refuses is said beside each field, and tied to it', () => {
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

test('after a success the toast says so and every field is empty', async () => {
  send.mockResolvedValueOnce({ status: 200, text: 'OK' });
  fill();
  fireEvent.submit(form());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.sent.toast.title));
  expect(screen.getByRole('status')).toHaveTextContent(words.sent.toast.text);
  expect(field(words.fullName.label).value).toBe('');
  expect(screen.getByRole('link', { name: words.sent.link })).toHaveAttribute(
    'href',
    'https://calendar.acme.example/',
  );
});

test.each([
  ['not sent', { status: 422, text: 'The recipients address is empty' }, words.failure.notSent],
  ['perhaps sent', new TypeError('Failed to fetch'), words.failure.unknown],
])('a message that was %s keeps all answers and offers ways out', async (_name, reason, said) => {
  send.mockRejectedValueOnce(reason);
  fill();
  fireEvent.submit(form());
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent(said.title);
  expect(message).toHaveFocus();
  const toast = screen.getByRole('status');
  expect(toast).toHaveTextContent(words.failed.toast.title);
  expect(toast).toHaveTextContent(words.failed.toast.text);
  expect(field(words.fullName.label).value).toBe('Ada');
  fireEvent.click(screen.getByRole('button', { name: words.failed.dismiss }));
  expect(toast).toHaveTextContent('');
  const mail = screen.getByRole('link', { name: words.failure.mail });
  // jsdom cannot open an e-mail.
  mail.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(mail);
  expect(mail.getAttribute('href')).toContain(encodeURIComponent('Full name: Ada'));
});
