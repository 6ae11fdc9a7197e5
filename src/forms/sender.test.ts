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
import { restoreDraft, saveDraft } from './draft';

jest.mock('./email');
beforeEach(prepareSender);
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
