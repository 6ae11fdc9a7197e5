/** @jest-environment jsdom */
import { emailUnderWay } from '../../tests/support/email-under-way';
import {
  phases,
  prepareSender,
  reactions,
  send,
  state,
  unreachable,
  wait,
} from '../../tests/support/sender';

jest.mock('./email');
beforeEach(prepareSender);
afterEach(() => jest.useRealTimers());

test.each([
  ['a success', 200, 'sent'],
  ['a refusal', 422, 'fixNeeded'],
])('%s after 30 seconds still counts, and does not fail a second time', async (...row) => {
  const [, status, phase] = row;
  const email = emailUnderWay();
  send();
  await wait(40);
  email.answer(status);
  await wait(0);
  expect(phases.at(-1)).toBe(phase);
  expect(reactions.onFailed).toHaveBeenCalledTimes(1);
  expect(reactions.onSent).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

test('a late success of the first press ends the second, whatever its outcome', async () => {
  const [first, second] = [emailUnderWay(), emailUnderWay()];
  send();
  await wait(31);
  send();
  await wait(1);
  first.answer(200);
  await wait(0);
  expect(phases.at(-1)).toBe('sent');
  second.refuse(unreachable);
  await wait(60);
  expect(phases.at(-1)).toBe('sent');
  expect(reactions.onFailed).toHaveBeenCalledTimes(1);
});

test('a late refusal of the first press does not affect the second', async () => {
  const [first, second] = [emailUnderWay(), emailUnderWay()];
  send();
  await wait(31);
  send();
  await wait(1);
  first.answer(422);
  await wait(0);
  expect(phases.at(-1)).toBe('sending');
  second.answer(200);
  await wait(0);
  expect(phases.at(-1)).toBe('sent');
});

test('a library that loads after 30 seconds sends nothing, as the form has said', async () => {
  const [late, next] = [emailUnderWay({ late: true }), emailUnderWay()];
  send();
  await wait(30);
  expect(phases).toEqual(['sending', 'slow', 'tryLater']);
  expect(state()).toBe('failed');
  send();
  late.arrive();
  await wait(0);
  next.answer(200);
  await wait(0);
  expect(late.send).not.toHaveBeenCalled();
  expect(next.send).toHaveBeenCalledTimes(1);
  expect(phases.at(-1)).toBe('sent');
});
