/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { emailUnderWay } from '../../tests/support/email-under-way';
import { touchPage } from '../../tests/support/touched-page';
import { prepareEmail } from './email';
import { Honeypot } from './honeypot';
import { noteAttempt } from './journal';
import { keep } from './storage';
import { useSubmission } from './use-submission';

jest.mock('./email');
jest.mock('../components/visually-hidden', () => ({ VisuallyHidden: 'span' }));

const reactions = { onSent: jest.fn(), onFailed: jest.fn() };

function Form({ children }: { children?: ReactNode }) {
  const { formRef, phase, onSubmit, onReset, press, confirm } = useSubmission('contact', reactions);
  return (
    <form ref={formRef} aria-label="form" data-app="contact" onSubmit={onSubmit} onReset={onReset}>
      <textarea name="additional" aria-label="additional" defaultValue="" />
      <Honeypot />
      {children}
      <output>{phase}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={press}>
        Send now
      </button>
      <button type="button" onClick={confirm}>
        I am a person
      </button>
    </form>
  );
}

const form = () => screen.getByRole<HTMLFormElement>('form');
const phase = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });

beforeEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
  sessionStorage.clear();
  touchPage();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('a form is idle at first, and sends nothing', () => {
  render(<Form />);
  expect(phase()).toBe('idle');
  expect(prepareEmail).not.toHaveBeenCalled();
});

test('a double press sends once', async () => {
  const email = emailUnderWay();
  render(<Form />);
  // In one tick, before React has rendered again.
  act(() => {
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(phase()).toBe('sending');
  fireEvent.submit(form());
  email.answer(200);
  await waitFor(() => expect(phase()).toBe('sent'));
  expect(email.send).toHaveBeenCalledTimes(1);
  expect(prepareEmail).toHaveBeenCalledTimes(1);
});

test('a press that comes before the effects of its form is not lost', async () => {
  const email = emailUnderWay();
  // The effects of a form's children run before its own.
  function EarlyPress() {
    const ref = useRef<HTMLSpanElement>(null);
    useEffect(() => ref.current?.closest('form')?.requestSubmit(), []);
    return <span ref={ref} />;
  }
  render(
    <Form>
      <EarlyPress />
    </Form>,
  );
  expect(phase()).toBe('sending');
  email.answer(200);
  await waitFor(() => expect(phase()).toBe('sent'));
  expect(email.send).toHaveBeenCalledTimes(1);
});

test('the browser never sends the form itself', () => {
  emailUnderWay();
  render(<Form />);
  expect(fireEvent.submit(form())).toBe(false);
  expect(fireEvent.submit(form())).toBe(false);
});

test('the service’s text is logged, and so is what went wrong', async () => {
  emailUnderWay().answer(200, 'Fine');
  render(<Form />);
  press('Send');
  await waitFor(() => expect(phase()).toBe('sent'));
  expect(jest.mocked(console.info).mock.calls).toEqual([['Fine']]);
  emailUnderWay().refuse('The service ID is required.');
  press('Send');
  await waitFor(() => expect(phase()).toBe('fixNeeded'));
  expect(jest.mocked(console.error).mock.calls).toEqual([['The service ID is required.']]);
});

test('offline nothing is tried, and the form says so', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Form />);
  press('Send');
  await waitFor(() => expect(phase()).toBe('offline'));
  expect(reactions.onFailed).toHaveBeenCalledTimes(1);
  expect(prepareEmail).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(prepareEmail).not.toHaveBeenCalled();
  emailUnderWay();
  press('Send now');
  expect(phase()).toBe('sending');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test('a browser that is wrong about the connection keeps nothing back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.fetch = jest.fn().mockResolvedValue({});
  emailUnderWay().answer(200);
  render(<Form />);
  press('Send');
  await waitFor(() => expect(phase()).toBe('sent'));
});

test('more than 50 kB is refused before it is sent', () => {
  emailUnderWay();
  render(<Form />);
  type('a'.repeat(50_001));
  press('Send');
  expect(phase()).toBe('tooLong');
  expect(prepareEmail).not.toHaveBeenCalled();
  type('a'.repeat(49_000));
  press('Send');
  expect(phase()).toBe('sending');
});

test('what looks automatic is asked about once, and then sent', async () => {
  render(<Form />);
  const trap = form().querySelector<HTMLInputElement>('[aria-hidden] input');
  if (trap) trap.value = 'Ada';
  press('Send');
  expect(phase()).toBe('asking');
  expect(prepareEmail).not.toHaveBeenCalled();
  emailUnderWay().answer(503);
  press('I am a person');
  await waitFor(() => expect(phase()).toBe('unknown'));
  emailUnderWay();
  press('Send');
  expect(phase()).toBe('sending');
});

test.each([
  ['sending', 'interrupted'],
  ['failed', 'failedBefore'],
  ['sent', 'sentBefore'],
] as const)('an attempt that was %s before is reported, and not repeated', (state, told) => {
  noteAttempt('contact', state);
  keep('draft', 'contact', new URLSearchParams({ additional: 'Hello' }));
  render(<Form />);
  expect(phase()).toBe(told);
  expect(prepareEmail).not.toHaveBeenCalled();
  expect(reactions.onFailed).not.toHaveBeenCalled();
});

test.each([
  ['sending', 'interrupted'],
  ['failed', 'idle'],
] as const)(
  'an attempt that was %s, without its answers, is reported once at most',
  (state, told) => {
    noteAttempt('contact', state);
    render(<Form />);
    expect(phase()).toBe(told);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('a form that is emptied by hand forgets its attempt', () => {
  noteAttempt('contact', 'failed');
  keep('draft', 'contact', new URLSearchParams({ additional: 'Hello' }));
  render(<Form />);
  type('Hello');
  expect(phase()).toBe('failedBefore');
  type('');
  expect(phase()).toBe('idle');
});

test('a page that comes back as it was left does not go on saying that it sends', async () => {
  const email = emailUnderWay();
  render(<Form />);
  press('Send');
  await waitFor(() => expect(email.send).toHaveBeenCalled());
  const show = (persisted: boolean) =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(phase()).toBe('sending');
  show(true);
  expect(phase()).toBe('interrupted');
  emailUnderWay();
  press('Send');
  expect(phase()).toBe('sending');
});

test('an emptied form reports no attempt', () => {
  noteAttempt('contact', 'sending');
  render(<Form />);
  act(() => form().reset());
  expect(phase()).toBe('idle');
  expect(sessionStorage.length).toBe(0);
});
