/** @jest-environment jsdom */
import { emailUnderWay } from '../../tests/support/email-under-way';
import {
  form,
  phases,
  prepareSender,
  reactions,
  send,
  sender,
  state,
  type,
  typed,
  unreachable,
  wait,
} from '../../tests/support/sender';
import { saveDraft } from './draft';

jest.mock('./email');
beforeEach(prepareSender);
afterEach(() => jest.useRealTimers());

test('a press locks the form immediately, until its answer', async () => {
  const email = emailUnderWay();
  expect(sender.isLocked()).toBe(false);
  send();
  expect(sender.isLocked()).toBe(true);
  await wait(7);
  expect(sender.isLocked()).toBe(true);
  email.answer(200);
  await wait(0);
  expect(sender.isLocked()).toBe(false);
  expect(phases).toEqual(['sending', 'sent']);
});

test('a success empties the form, discards its draft and is recorded', async () => {
  const email = emailUnderWay();
  saveDraft(form);
  send();
  await wait(0);
  expect(state()).toBe('sending');
  email.answer(200);
  await wait(0);
  expect(typed()).toBe('');
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
  expect(state()).toBe('sent');
  expect(reactions.onSent.mock.calls[0]?.[0].get('goals')).toBe('Visibility');
});

test('changes made during sending stay, with their draft', async () => {
  const email = emailUnderWay();
  send();
  await wait(1);
  type('Visibility and sales');
  saveDraft(form);
  email.answer(200);
  await wait(0);
  expect(phases.at(-1)).toBe('sent');
  expect(typed()).toBe('Visibility and sales');
  expect(sessionStorage.getItem('draft:contact')).toContain('sales');
  expect(reactions.onSent.mock.calls[0]?.[0].get('goals')).toBe('Visibility');
});

test('the phase is slow after 8 seconds, and unknown after 30; nothing is sent again', async () => {
  const email = emailUnderWay();
  send();
  await wait(7.9);
  expect(phases).toEqual(['sending']);
  await wait(0.1);
  expect(phases).toEqual(['sending', 'slow']);
  await wait(21.9);
  expect(reactions.onFailed).not.toHaveBeenCalled();
  await wait(0.1);
  expect(phases).toEqual(['sending', 'slow', 'unknown']);
  expect(reactions.onFailed).toHaveBeenCalledTimes(1);
  expect(sender.isLocked()).toBe(false);
  await wait(600);
  expect(email.send).toHaveBeenCalledTimes(1);
  expect(phases).toHaveLength(3);
});

test('the message has the answers of the moment of the press, however late the library loads', async () => {
  const email = emailUnderWay({ late: true });
  send();
  type('');
  await wait(4);
  email.arrive();
  await wait(0);
  expect(email.send.mock.calls[0]?.[0].toString()).toBe('goals=Visibility');
});

test.each([
  ['was sent', false, 'interrupted'],
  ['waits for the library', true, 'failedBefore'],
] as const)(
  'a page restored from the back/forward cache, whose press %s, enables the button and says so',
  async (_name, late, said) => {
    emailUnderWay({ late });
    send();
    await wait(2);
    sender.tell('idle', true);
    expect(sender.isLocked()).toBe(false);
    await wait(60);
    expect(phases).toEqual(['sending', said]);
  },
);

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
