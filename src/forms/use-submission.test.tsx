/** @jest-environment jsdom */
import { act, fireEvent, render, waitFor } from '@testing-library/react';
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
import { saveAttempt } from './tab-storage';
import { keep } from './tab-storage';

jest.mock('./email');

beforeEach(openTab);

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

test.each([
  [true, 'unknown'],
  [false, 'offline'],
])('a message that cannot be sent while `onLine` is %p: %s', async (isOnline, expected) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const email = emailUnderWay();
  render(<SubmissionForm />);
  press('Send');
  email.refuse(new TypeError('Failed to fetch'));
  await waitFor(() => expect(phase()).toBe(expected));
  expect(reactions.onFailed).toHaveBeenCalledTimes(1);
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

test.each([
  ['sending', 'interrupted'],
  ['failed', 'failedBefore'],
  ['sent', 'sentBefore'],
] as const)('an earlier attempt that was %s is reported, and not repeated', (state, expected) => {
  saveAttempt('contact', state);
  keep('draft', 'contact', new URLSearchParams({ additional: 'Hello' }));
  render(<SubmissionForm />);
  expect(phase()).toBe(expected);
  expect(prepareEmail).not.toHaveBeenCalled();
  expect(reactions.onFailed).not.toHaveBeenCalled();
});

test('a page restored from the back/forward cache no longer says that it is sending', async () => {
  const email = emailUnderWay();
  render(<SubmissionForm />);
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
