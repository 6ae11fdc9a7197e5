/** @jest-environment jsdom */
import { inquiryForm, type } from '../../../tests/support/forms';
import { answersOf } from '../state/answers';
import type { ServiceResponse } from '../state/outcome';
import { lastAttempt, saveAttempt } from '../state/tab-storage';
import { prepareEmail } from './email';
import { Submission } from './submission';

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
let form: HTMLFormElement;
let submission: Submission;
/** The states so far; those of an earlier attempt with a mark. */
let states: string[];

const submit = () => submission.submit(answersOf(form));
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
  submission = new Submission(form, 'contact', ({ status, isEarlier }) => {
    states.push(isEarlier ? `${status} before` : status);
  });
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
  expect(states).toEqual(['sending', 'slow', 'overdue', 'fixNeeded']);
});

test('a refusal after the form was reset is not shown', async () => {
  const email = emailUnderWay();
  submit();
  await wait(40);
  submission.forget();
  email.answer(422);
  await wait(0);
  expect(states).toEqual(['sending', 'slow', 'overdue', 'idle']);
  expect(lastAttempt('contact')).toBeUndefined();
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
  expect(states.filter((state) => state !== 'idle').slice(3)).toEqual(['sending', 'sent']);
});

test('a late success says nothing of newer answers that are under way', async () => {
  const [first, second] = [emailUnderWay(), emailUnderWay()];
  submit();
  await wait(31);
  type(form, 'fullName', 'Ada Lovelace');
  submit();
  first.answer(200);
  await wait(0);
  expect(states.slice(3)).toEqual(['sending']);
  expect(lastAttempt('contact')).toBe('sending');
  second.answer(200);
  await wait(0);
  expect(states.slice(3)).toEqual(['sending', 'sent']);
});

test('a late success says that newer answers which were refused are not sent', async () => {
  const [first, second] = [emailUnderWay(), emailUnderWay()];
  submit();
  await wait(31);
  type(form, 'fullName', 'Ada Lovelace');
  submit();
  await wait(0);
  second.answer(422);
  await wait(0);
  first.answer(200);
  await wait(0);
  expect(states.slice(3)).toEqual(['sending', 'fixNeeded', 'changed']);
});

test('a late refusal says nothing of a newer message', async () => {
  const [first, second] = [emailUnderWay(), emailUnderWay()];
  submit();
  await wait(31);
  submit();
  await wait(0);
  second.refuse(unreachable);
  await wait(0);
  first.answer(422);
  await wait(0);
  expect(states.slice(3)).toEqual(['sending', 'unknown']);
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
  ['sending', 'unknown before'],
  ['failed', 'tryLater before'],
  ['sent', 'changed before'],
] as const)('an earlier attempt that was %s is reported, and not repeated', (attempt, state) => {
  saveAttempt('contact', attempt);
  submission.resume();
  expect(states).toEqual([state]);
  expect(prepareEmail).not.toHaveBeenCalled();
  submission.forget();
  expect(states.at(-1)).toBe('idle');
  expect(lastAttempt('contact')).toBeUndefined();
});

test.each([
  ['sending', ['unknown before'], undefined],
  ['failed', [], undefined],
  ['sent', ['sent before'], 'sent'],
] as const)(
  'without answers, an earlier attempt that was %s is reported once, unless it has arrived',
  (attempt, reported, left) => {
    form.reset();
    saveAttempt('contact', attempt);
    submission.resume();
    expect(states).toEqual(reported);
    expect(lastAttempt('contact')).toBe(left);
  },
);

test('a page from the back/forward cache whose message waits for the library sends it no more', async () => {
  const email = emailUnderWay({ late: true });
  submit();
  await wait(2);
  submission.resumeFromCache();
  email.arrive();
  await wait(60);
  expect(email.send).not.toHaveBeenCalled();
  expect(states).toEqual(['sending', 'tryLater before']);
  emailUnderWay();
  submit();
  expect(states.at(-1)).toBe('sending');
});

test.each<[string, (given: typeof submission) => void, string]>([
  ['is given up in the back/forward cache', (given) => given.resumeFromCache(), 'tryLater before'],
  ['is stopped', (given) => given.stop(), 'idle'],
])(
  'a message that %s before the library is there keeps the form busy no more',
  async (_name, giveUp, last) => {
    emailUnderWay({ late: true });
    submit();
    giveUp(submission);
    await wait(60);
    expect(states).toEqual(['sending', last]);
  },
);
