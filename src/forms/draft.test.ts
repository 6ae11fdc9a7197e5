/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { inquiryForm, type, valueOf } from '../../tests/support/inquiry-form';
import { answersOf } from './fields';
import { trackDrafts, refreshDraft, restoreDraft, saveDraft, useDraft } from './draft';

const kept = () => sessionStorage.getItem('draft:contact');

beforeEach(() => sessionStorage.clear());

test('of two records the newer one wins, field by field; the boxes of a question are one answer', () => {
  const now = Date.now();
  sessionStorage.setItem(
    'draft:contact',
    `budget=No&helpNeeded=Content&kept-at=${now}&fullName=Ada&budget=Yes&helpNeeded=Strategy&kept-at=${now - 1000}`,
  );
  const form = inquiryForm();
  restoreDraft(form);
  expect([...new FormData(form)]).toEqual([
    ['fullName', 'Ada'],
    ['email', ''],
    ['helpNeeded', ''],
    ['helpNeeded', 'Content'],
    ['timeline', ''],
    ['budget', 'No'],
    ['additional', ''],
  ]);
});

test('what the browser has restored is older than any record, and fills only what they lack', () => {
  sessionStorage.setItem('draft:contact', `email=new%40a.example&kept-at=${Date.now()}`);
  const form = inquiryForm();
  type(form, 'additional', 'Typed');
  for (const [name, value] of [
    ['email', 'old@a.example'],
    ['fullName', 'Ada'],
  ] as const)
    form.querySelector(`[name=${name}]`)?.setAttribute('value', value);
  restoreDraft(form);
  expect(answersOf(form).toString()).toBe('fullName=Ada&email=new%40a.example&additional=Typed');
});

test('a new record does not extend the life of yesterday’s', () => {
  const now = Date.now();
  const day = 24 * 60 * 60 * 1000;
  sessionStorage.setItem(
    'draft:contact',
    `fullName=Ada&kept-at=${now}&goals=Old&email=old%40a.example&kept-at=${now - 3 * day}`,
  );
  const form = inquiryForm();
  restoreDraft(form);
  expect([valueOf(form, 'fullName'), valueOf(form, 'email')]).toEqual(['Ada', '']);
});

test('text typed in a multi-line field before its draft is restored follows the draft', () => {
  sessionStorage.setItem('draft:contact', `additional=Long+and+old&kept-at=${Date.now()}`);
  const form = inquiryForm();
  type(form, 'additional', 'x');
  saveDraft(form);
  expect(valueOf(form, 'additional')).toBe('Long and old\nx');
  expect(kept()).toContain('additional=Long+and+old%0Ax');
});

test('a form that React draws again has the text, the focus and the caret, and no note about them', () => {
  inquiryForm();
  trackDrafts();
  const before = document.querySelector('textarea');
  type(before?.form ?? inquiryForm(), 'additional', 'One two');
  before?.focus();
  before?.setSelectionRange(3, 3);
  const form = inquiryForm();
  const formRef = { current: form };
  const { result } = renderHook(() => useDraft('contact', formRef));
  expect(valueOf(form, 'additional')).toBe('One two');
  const field = form.querySelector('textarea');
  expect(document.activeElement).toBe(field);
  expect(field?.selectionStart).toBe(3);
  expect(result.current.isRestored).toBe(false);
});

test('a form restored from the back/forward cache takes over the changes of later pages', () => {
  const form = inquiryForm();
  type(form, 'fullName', 'Ada');
  saveDraft(form);
  refreshDraft(form);
  expect(valueOf(form, 'fullName')).toBe('Ada');
  sessionStorage.setItem('draft:contact', `email=ada%40a.example&kept-at=${Date.now()}`);
  refreshDraft(form);
  expect([valueOf(form, 'fullName'), valueOf(form, 'email')]).toEqual(['', 'ada@a.example']);
  sessionStorage.clear();
  refreshDraft(form);
  expect(valueOf(form, 'email')).toBe('');
});
