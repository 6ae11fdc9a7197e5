/** @jest-environment jsdom */
import { fieldOf, inquiryForm, type } from '../../../tests/support/forms';
import { fillIn } from '../state/answers';
import { loadItem } from '../state/tab-storage';
import { markDirty, startSavedAnswers } from './saved-answers';

// tests/e2e/forms/saved-answers.spec.ts has what browsers restore by themselves, and Back.

const store = (answers: string, time = Date.now()) =>
  sessionStorage.setItem('answers:contact', `${answers}&saved-at=${time}`);

const answersIn = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name, value]) => value !== '' && !name.endsWith('_id'));

beforeEach(() => sessionStorage.clear());

test('saved answers come back; the boxes of a question are one answer, and what was typed stays', () => {
  const form = inquiryForm();
  markDirty();
  type(form, 'fullName', 'Eve');
  store('fullName=Ada&budget=No%2C+not+at+that+stage+yet&helpNeeded=Not+Sure+Yet&role=CEO');
  startSavedAnswers();
  expect(answersIn(form)).toEqual([
    ['fullName', 'Eve'],
    ['role', 'CEO'],
    ['helpNeeded', 'Not Sure Yet'],
    ['budget', 'No, not at that stage yet'],
  ]);
  expect(loadItem('answers', 'contact')?.get('fullName')).toBe('Eve');
});

test('what a browser has restored is older than the saved answers', () => {
  store('fullName=Ada');
  const form = inquiryForm();
  fieldOf(form, 'fullName').value = 'Eve';
  fieldOf(form, 'role').value = 'CEO';
  startSavedAnswers();
  expect(answersIn(form)).toEqual([['fullName', 'Ada']]);
});

test('text typed in a multi-line field before its saved text is restored follows that text', () => {
  const form = inquiryForm();
  markDirty();
  type(form, 'additional', 'x');
  store('additional=Long+and+old');
  startSavedAnswers();
  expect(fieldOf(form, 'additional').value).toBe('Long and old\nx');
  expect(loadItem('answers', 'contact')?.get('additional')).toBe('Long and old\nx');
});

test('an answer that is no longer offered is left empty', () => {
  const form = inquiryForm();
  fillIn(form, new URLSearchParams('timeline=never&budget=Perhaps&helpNeeded=Magic&gone=1'));
  expect(answersIn(form)).toEqual([]);
});

test('saved answers last 24 hours from the last change', () => {
  const day = 24 * 60 * 60 * 1000;
  const time = Date.now() - day + 60_000;
  store('fullName=Ada', time);
  inquiryForm();
  startSavedAnswers();
  expect(sessionStorage.getItem('answers:contact')).toContain(`saved-at=${time}`);
  store('fullName=Ada', Date.now() - day);
  expect(loadItem('answers', 'contact')).toBeUndefined();
});

test.each(['', '{"at":1}', 'saved-at=soon', '%%%'])('another value is ignored (%p)', (text) => {
  sessionStorage.setItem('answers:contact', text);
  expect(loadItem('answers', 'contact')).toBeUndefined();
});
