/** @jest-environment jsdom */
import { blockStorage, unblockStorage } from '../../tests/support/blocked-storage';
import { inquiryForm, type, valueOf } from '../../tests/support/inquiry-form';
import { clearDraft, isFromThisAddress, restoreDraft, saveDraft } from './draft';
import { lastAttempt, noteAttempt } from './journal';

const kept = () => sessionStorage.getItem('draft:contact');

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contact/');
});
afterEach(unblockStorage);

/** A form in which something was typed, and its draft. */
function typedForm() {
  const form = inquiryForm();
  type(form, 'fullName', 'Ada');
  type(form, 'zq-tmw', 'I am a program');
  saveDraft(form);
  return form;
}

test('a draft comes back into a new form, once, and never the field that nobody sees', () => {
  typedForm();
  expect(kept()).not.toContain('program');
  const form = inquiryForm();
  expect(restoreDraft(form)).not.toBeNull();
  expect(valueOf(form, 'fullName')).toBe('Ada');
  type(form, 'fullName', '');
  restoreDraft(form);
  expect(valueOf(form, 'fullName')).toBe('');
});

test('without a draft nothing comes back', () => {
  expect(restoreDraft(inquiryForm())).toBeNull();
});

test('an empty form keeps nothing, and a cleared draft is gone', () => {
  const form = typedForm();
  type(form, 'fullName', '');
  saveDraft(form);
  expect(kept()).toBeNull();
  type(form, 'fullName', 'Ada');
  saveDraft(form);
  clearDraft(form);
  expect(kept()).toBeNull();
});

test('a form that is saved before its draft came back keeps the answers of both', () => {
  const first = typedForm();
  type(first, 'email', 'ada@a.example');
  saveDraft(first);
  const form = inquiryForm();
  type(form, 'fullName', 'Grace');
  saveDraft(form);
  expect(kept()).toContain('fullName=Grace');
  expect(kept()).toContain('email=ada%40a.example');
});

test('a draft knows the address that it is from', () => {
  history.replaceState(null, '', '/contact/?plan=strategy-plan');
  typedForm();
  const draft = restoreDraft(inquiryForm());
  expect(isFromThisAddress(draft)).toBe(true);
  history.replaceState(null, '', '/contact/?plan=add-ons');
  expect(isFromThisAddress(draft)).toBe(false);
  expect(isFromThisAddress(null)).toBe(false);
});

test('new words begin a new inquiry: the one that was sent is not told of any more', () => {
  noteAttempt('contact', 'sent');
  typedForm();
  expect(lastAttempt('contact')).toBeNull();
  noteAttempt('contact', 'sending');
  typedForm();
  expect(lastAttempt('contact')?.state).toBe('sending');
});

test('a storage that is blocked breaks nothing', () => {
  blockStorage();
  const form = inquiryForm();
  type(form, 'fullName', 'Ada');
  expect(() => saveDraft(form)).not.toThrow();
  expect(valueOf(form, 'fullName')).toBe('Ada');
});
