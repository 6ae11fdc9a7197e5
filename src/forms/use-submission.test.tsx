/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { sendEmail } from './email';
import type { Outcome } from './outcome';
import { useSubmission } from './use-submission';

jest.mock('./email');
const send = jest.mocked(sendEmail);

const settled = jest.fn<undefined, [Outcome, HTMLFormElement]>();

function Form() {
  const { formRef, phase, onSubmit } = useSubmission('newsletter', settled);
  return (
    <form ref={formRef} aria-label="form" onSubmit={onSubmit}>
      <output>{phase}</output>
    </form>
  );
}

const form = () => screen.getByRole('form');
const phase = () => screen.getByRole('status').textContent;

/** A message that is under way until the test decides. */
function underWay() {
  const message = { accept: jest.fn(), refuse: jest.fn() };
  send.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        message.accept.mockImplementation(() => resolve({ status: 200, text: 'OK' }));
        message.refuse.mockImplementation(reject);
      }),
  );
  return message;
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('a form is idle at first, and sends nothing', () => {
  render(<Form />);
  expect(phase()).toBe('idle');
  expect(send).not.toHaveBeenCalled();
});

test('a double press sends once', async () => {
  const message = underWay();
  render(<Form />);
  // In one tick, before React has rendered again.
  act(() => {
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(phase()).toBe('sending');
  fireEvent.submit(form());
  message.accept();
  await waitFor(() => expect(phase()).toBe('sent'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith('newsletter', form());
});

test('the browser never sends the form itself', () => {
  underWay();
  render(<Form />);
  expect(fireEvent.submit(form())).toBe(false);
  expect(fireEvent.submit(form())).toBe(false);
});

test.each([
  ['sent', { status: 200, text: 'OK' }, true],
  ['unknown', { status: 200, text: '<html>' }, true],
  ['not-sent', { status: 422, text: 'The recipients address is empty' }, false],
  ['not-sent', 'The public key is required.', false],
  ['unknown', new TypeError('Failed to fetch'), false],
] as const)('the outcome is %s after %p', async (outcome, answer, resolves) => {
  if (resolves) send.mockResolvedValueOnce(answer);
  else send.mockRejectedValueOnce(answer);
  render(<Form />);
  fireEvent.submit(form());
  await waitFor(() => expect(phase()).toBe(outcome));
  expect(settled.mock.calls).toEqual([[outcome, form()]]);
});

test('the service’s text is logged, and so is what went wrong', async () => {
  send.mockResolvedValueOnce({ status: 200, text: 'OK' });
  render(<Form />);
  fireEvent.submit(form());
  await waitFor(() => expect(phase()).toBe('sent'));
  expect(jest.mocked(console.info).mock.calls).toEqual([['OK']]);
  send.mockRejectedValueOnce('The service ID is required.');
  fireEvent.submit(form());
  await waitFor(() => expect(phase()).toBe('not-sent'));
  expect(jest.mocked(console.error).mock.calls).toEqual([['The service ID is required.']]);
});

test('after a failure the same form can be sent again, and is not by itself', async () => {
  const first = underWay();
  render(<Form />);
  fireEvent.submit(form());
  first.refuse(new TypeError('Failed to fetch'));
  await waitFor(() => expect(phase()).toBe('unknown'));
  expect(send).toHaveBeenCalledTimes(1);
  underWay();
  fireEvent.submit(form());
  expect(phase()).toBe('sending');
  expect(send).toHaveBeenCalledTimes(2);
});
