/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { emailUnderWay } from '../../tests/support/email-under-way';
import {
  form,
  openTab,
  phase,
  press,
  reactions,
  SubmissionForm,
  type,
} from '../../tests/support/submission-form';
import { prepareEmail } from './email';

jest.mock('./email');
jest.mock('../components/visually-hidden', () => ({ VisuallyHidden: 'span' }));

beforeEach(openTab);

test('a form is idle at first, and sends nothing', () => {
  render(<SubmissionForm />);
  expect(phase()).toBe('idle');
  expect(prepareEmail).not.toHaveBeenCalled();
});

test('a double press sends once', async () => {
  const email = emailUnderWay();
  render(<SubmissionForm />);
  // In one tick, before React renders again.
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

test('a press before the effects of its form is not lost', async () => {
  const email = emailUnderWay();
  // The effects of a form's children run before its own.
  function EarlyPress() {
    const ref = useRef<HTMLSpanElement>(null);
    useEffect(() => ref.current?.closest('form')?.requestSubmit(), []);
    return <span ref={ref} />;
  }
  render(
    <SubmissionForm>
      <EarlyPress />
    </SubmissionForm>,
  );
  expect(phase()).toBe('sending');
  email.answer(200);
  await waitFor(() => expect(phase()).toBe('sent'));
  expect(email.send).toHaveBeenCalledTimes(1);
});

test('the browser never sends the form itself', () => {
  emailUnderWay();
  render(<SubmissionForm />);
  expect(fireEvent.submit(form())).toBe(false);
  expect(fireEvent.submit(form())).toBe(false);
});

test('logs the service’s text and the error', async () => {
  emailUnderWay().answer(200, 'Fine');
  render(<SubmissionForm />);
  press('Send');
  await waitFor(() => expect(phase()).toBe('sent'));
  expect(jest.mocked(console.info).mock.calls).toEqual([['Fine']]);
  emailUnderWay().refuse('The service ID is required.');
  press('Send');
  await waitFor(() => expect(phase()).toBe('fixNeeded'));
  expect(jest.mocked(console.error).mock.calls).toEqual([['The service ID is required.']]);
});

test('offline the form does not try to send, and says so', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  render(<SubmissionForm />);
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

test('a browser that is wrong about the connection does not prevent sending', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.fetch = jest.fn().mockResolvedValue({});
  emailUnderWay().answer(200);
  render(<SubmissionForm />);
  press('Send');
  await waitFor(() => expect(phase()).toBe('sent'));
});

test('refuses more than 50 kB before sending', () => {
  emailUnderWay();
  render(<SubmissionForm />);
  type('a'.repeat(50_001));
  press('Send');
  expect(phase()).toBe('tooLong');
  expect(prepareEmail).not.toHaveBeenCalled();
  type('a'.repeat(49_000));
  press('Send');
  expect(phase()).toBe('sending');
});

test('asks once about what looks automatic, and then sends it', async () => {
  render(<SubmissionForm />);
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
