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
import { noteAttempt } from './journal';
import { keep } from './storage';

jest.mock('./email');
jest.mock('../components/visually-hidden', () => ({ VisuallyHidden: 'span' }));

beforeEach(openTab);

test.each([
  ['sending', 'interrupted'],
  ['failed', 'failedBefore'],
  ['sent', 'sentBefore'],
] as const)('an earlier attempt that was %s is reported, and not repeated', (state, expected) => {
  noteAttempt('contact', state);
  keep('draft', 'contact', new URLSearchParams({ additional: 'Hello' }));
  render(<SubmissionForm />);
  expect(phase()).toBe(expected);
  expect(prepareEmail).not.toHaveBeenCalled();
  expect(reactions.onFailed).not.toHaveBeenCalled();
});

test.each([
  ['sending', 'interrupted'],
  ['failed', 'idle'],
] as const)(
  'an earlier attempt that was %s is reported at most once without its answers',
  (state, expected) => {
    noteAttempt('contact', state);
    render(<SubmissionForm />);
    expect(phase()).toBe(expected);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('emptying a form by hand discards its attempt', () => {
  noteAttempt('contact', 'failed');
  keep('draft', 'contact', new URLSearchParams({ additional: 'Hello' }));
  render(<SubmissionForm />);
  type('Hello');
  expect(phase()).toBe('failedBefore');
  type('');
  expect(phase()).toBe('idle');
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

test('an emptied form reports no attempt', () => {
  noteAttempt('contact', 'sending');
  render(<SubmissionForm />);
  act(() => form().reset());
  expect(phase()).toBe('idle');
  expect(sessionStorage.length).toBe(0);
});
