/** @jest-environment jsdom */
import { emailUnderWay } from '../../tests/support/email-under-way';
import { restoreDraft, saveDraft } from './draft';
import { lastAttempt } from './journal';
import type { Phase } from './phase';
import { createSender, type Sender } from './sender';

jest.mock('./email');

const phases: Phase[] = [];
const reactions = {
  onSent: jest.fn<undefined, [URLSearchParams, boolean]>(),
  onFailed: jest.fn<undefined, []>(),
};
let sender: Sender;
let form: HTMLFormElement;

const field = () => form.elements.namedItem('goals');
const type = (value: string) => {
  const input = field();
  if (input instanceof HTMLInputElement) input.value = value;
};
const typed = () => {
  const input = field();
  return input instanceof HTMLInputElement ? input.value : null;
};
const send = () => void sender.send(form, reactions);
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
const state = () => lastAttempt('contact')?.state ?? null;
const unreachable = new TypeError('Failed to fetch');

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  sessionStorage.clear();
  phases.length = 0;
  document.body.innerHTML = '<form data-app="contact"><input name="goals" value=""></form>';
  form = document.forms[0] ?? document.createElement('form');
  type('Visibility');
  sender = createSender('contact', (phase) => phases.push(phase));
});
afterEach(() => jest.useRealTimers());

test('a press locks at once, until its answer', async () => {
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

test('a success empties the form, forgets its draft and is noted', async () => {
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
  expect(reactions.onSent.mock.calls[0]?.[1]).toBe(false);
});

test('what was changed while it was under way stays, with its draft', async () => {
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
  expect(reactions.onSent.mock.calls[0]?.[1]).toBe(true);
});

test('a refusal keeps everything and is noted', async () => {
  const email = emailUnderWay();
  send();
  email.answer(422, 'The recipients address is empty');
  await wait(0);
  expect(phases).toEqual(['sending', 'fixNeeded']);
  expect(typed()).toBe('Visibility');
  expect(state()).toBe('failed');
  expect(reactions.onFailed).toHaveBeenCalledTimes(1);
});

test('an answer that nobody can read leaves the note of a message under way', async () => {
  const email = emailUnderWay();
  send();
  email.refuse(unreachable);
  await wait(0);
  expect(phases).toEqual(['sending', 'unknown']);
  expect(state()).toBe('sending');
});

test('it is slow after 8 seconds, and unknown after 30; nothing is sent by itself', async () => {
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

test.each([
  ['a success', 200, 'sent'],
  ['a refusal', 422, 'fixNeeded'],
])('%s that comes after 30 seconds still counts, and fails no second time', async (...row) => {
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

test('a late success of the first press ends the second, whatever becomes of it', async () => {
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

test('a late refusal of the first press says nothing of the second', async () => {
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

test('a library that comes after 30 seconds sends nothing: the visitor was told so', async () => {
  const [late, next] = [emailUnderWay({ late: true }), emailUnderWay()];
  send();
  await wait(30);
  expect(phases).toEqual(['sending', 'slow', 'tryLater']);
  expect(state()).toBeNull();
  send();
  late.arrive();
  await wait(0);
  next.answer(200);
  await wait(0);
  expect(late.send).not.toHaveBeenCalled();
  expect(next.send).toHaveBeenCalledTimes(1);
  expect(phases.at(-1)).toBe('sent');
});

test('after the page was away the button is given back, and an answer still counts', async () => {
  const email = emailUnderWay();
  send();
  await wait(2);
  sender.release();
  expect(sender.isLocked()).toBe(false);
  await wait(60);
  expect(phases).toEqual(['sending']);
  email.answer(200);
  await wait(0);
  expect(phases.at(-1)).toBe('sent');
});

test('a visitor who has left the form is not called back, but nothing of it is kept', async () => {
  const email = emailUnderWay();
  saveDraft(form);
  send();
  await wait(0);
  form.remove();
  email.answer(200);
  await wait(0);
  expect(reactions.onSent).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
  expect(state()).toBe('sent');
  expect(restoreDraft(document.createElement('form'))).toBeNull();
});
