/** @jest-environment jsdom */
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerRequired, inquiryForm } from '../../../tests/support/forms';
import props from '../../../tests/support/forms-props';
import { formSystem } from '../mount/form-system';
import { prepareEmail } from '../sending/email';
import { FormStore } from '../sending/form-store';
import { ContactStatus } from './contact-status';
import { FormContext } from './slot';

jest.mock('../sending/email');

const { words } = props.contact;
/** It has both of its words; the style sheet shows one of them. */
const submitButton = () =>
  screen.getByRole('button', { name: (name) => name.startsWith(words.submit) });
const textbox = (name: string) => screen.getByRole('textbox', { name });

/** Renders React's part beside the fields, as the browser does. Returns the form and its visitor. */
function renderStatus() {
  const form = inquiryForm();
  const store = new FormStore(form, 'contact', jest.fn());
  store.start();
  render(
    <ChakraProvider value={formSystem}>
      <FormContext value={store}>
        <ContactStatus {...props.contact} />
      </FormContext>
    </ChakraProvider>,
    { container: form.querySelector<HTMLElement>('[data-slot=notices]') ?? form },
  );
  return { form, user: userEvent.setup() };
}

const answer = (status: number) =>
  jest.mocked(prepareEmail).mockResolvedValue(() => Promise.resolve({ status, text: '' }));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation();
  // Without motion.
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

test('a field that is left empty has its reason until it is filled in', async () => {
  const { user } = renderStatus();
  await user.click(submitButton());
  const field = screen.getByRole('textbox', {
    name: 'Full name',
    description: /Enter your full name/,
  });
  expect(field).toBe(document.activeElement);
  await user.type(field, 'A');
  expect(screen.queryByRole('textbox', { description: /Enter your full name/ })).toBeNull();
  expect(screen.getByRole('textbox', { description: /Enter your email address/ })).toBeTruthy();
});

test('a failure has a toast that can be closed, and a message with the answers to copy', async () => {
  answer(400);
  const { form, user } = renderStatus();
  await answerRequired(user, form);
  await user.click(submitButton());
  const toast = await screen.findByText('Submission Failed');
  const message = screen.getByRole('alert');
  expect(message).toBe(document.activeElement);
  await user.click(within(message).getByRole('button', { name: words.failure.copy }));
  expect(await navigator.clipboard.readText()).toContain('Full name: Ada Lovelace\n');
  expect(within(message).getByRole('button', { name: words.failure.copied })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.failed.dismiss }));
  expect(toast.isConnected).toBe(false);
});

test('a receipt replaces the fields until the visitor asks for them', async () => {
  answer(200);
  const { form, user } = renderStatus();
  await answerRequired(user, form);
  await user.click(submitButton());
  await screen.findByText('Form Submitted Successfully!');
  expect(screen.getByRole('link', { name: words.sent.link })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.sent.again }));
  expect(screen.queryByText(words.sent.message.title)).toBeNull();
  expect(textbox('Full name')).toBe(document.activeElement);
});
