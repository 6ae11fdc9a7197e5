/** @jest-environment jsdom */
import { inquiryForm, type } from '../../tests/support/inquiry-form';
import { saveDraft } from './draft';
import { prepareEmail } from './email';
import type { ServiceResponse } from './outcome';
import { createSubmission, type FormState } from './submission';
import { lastAttempt, saveAttempt } from './tab-storage';

jest.mock('./email');

/** Lets a test decide when the library has loaded, if `late`, and how the next message is answered. */
function emailUnderWay({ late = false } = {}) {
  let arrive = () => {};
  let settle = { resolve: (_answer: ServiceResponse) => {}, reject: (_reason: unknown) => {} };
  const library = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const send = jest.fn((_parts: URLSearchParams) => {
    return new Promise<ServiceResponse>((resolve, reject) => {
      settle = { resolve, reject };
    });
  });
  jest.mocked(prepareEmail).mockImplementationOnce(() => library.then(() => send));
  if (!late) arrive();
  return {
    send,
    arrive: () => arrive(),
    answer: (status: number) => settle.resolve({ status, text: 'OK' }),
    refuse: (reason: unknown) => settle.reject(reason),
  };
}

const unreachable = new TypeError('Failed to fetch');
const onEnd = jest.fn();
let form: HTMLFormElement;
let submission: ReturnType<typeof createSubmission>;
let states: FormState[];

const submit = () => submission.submit(new FormData(form), onEnd);
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  sessionStorage.clear();
  form = inquiryForm();
  type(form, 'fullName', 'Ada');
  states = [];
  submission = createSubmission('contact');
  submission.subscribe(() => states.push(submission.getState()));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a refusal after 30 seconds still counts, and does not fail a second time', async () => {
  const email = emailUnderWay();
  submit();
  await wait(40);
  email.answer(422);
  await wait(0);
  expect(states.at(-1)).toBe('fixNeeded');
  expect(onEnd.mock.calls).toEqual([['fixNeeded']]);
});

test('a late success of the first attempt ends the second, whatever its outcome', async () => {
  const [first, second] = [emailUnderWay(), emailUnderWay()];
  submit();
  await wait(31);
  submit();
  await wait(1);
  first.answer(200);
  await wait(0);
  expect(states.at(-1)).toBe('sent');
  second.refuse(unreachable);
  await wait(60);
  expect(states.at(-1)).toBe('sent');
  // Silence is no failure.
  expect(onEnd.mock.calls).toEqual([['sent']]);
});

test('a library that loads after 30 seconds sends nothing, as the form has said', async () => {
  const [late, next] = [emailUnderWay({ late: true }), emailUnderWay()];
  submit();
  await wait(30);
  expect(states).toEqual(['sending', 'slow', 'tryLater']);
  expect(lastAttempt('contact')).toBe('failed');
  submit();
  late.arrive();
  await wait(0);
  next.answer(200);
  await wait(0);
  expect(late.send).not.toHaveBeenCalled();
  expect(next.send).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('sent');
});

test('more than 50 kB are refused before sending', () => {
  emailUnderWay();
  type(form, 'additional', 'a'.repeat(50_001));
  submit();
  expect(states).toEqual(['tooLong']);
  expect(prepareEmail).not.toHaveBeenCalled();
  type(form, 'additional', 'a'.repeat(49_000));
  submit();
  expect(states.at(-1)).toBe('sending');
});

test.each([
  ['sending', 'interrupted'],
  ['failed', 'failedBefore'],
  ['sent', 'sentBefore'],
] as const)('an earlier attempt that was %s is reported, and not repeated', (attempt, state) => {
  saveAttempt('contact', attempt);
  saveDraft(form);
  submission.resume(false);
  expect(states).toEqual([state]);
  expect(prepareEmail).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
  submission.reset();
  expect(states.at(-1)).toBe('idle');
  expect(lastAttempt('contact')).toBeUndefined();
});

test('a page from the back/forward cache whose message waits for the library sends it no more', async () => {
  const email = emailUnderWay({ late: true });
  saveDraft(form);
  submit();
  await wait(2);
  submission.resume(true);
  email.arrive();
  await wait(60);
  expect(email.send).not.toHaveBeenCalled();
  expect(states).toEqual(['sending', 'failedBefore']);
  emailUnderWay();
  submit();
  expect(states.at(-1)).toBe('sending');
});
