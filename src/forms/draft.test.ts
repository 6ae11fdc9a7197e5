/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { inquiryForm, type, valueOf } from '../../tests/support/inquiry-form';
import { trackDrafts, restoreDraft, saveDraft, useDraft } from './draft';
import { loadRecords } from './tab-storage';

// tests/e2e/forms/drafts.spec.ts has what browsers restore by themselves, and Back.

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

test('a record lives for 24 hours, and a new one does not extend the life of the one before', () => {
  const now = Date.now();
  const day = 24 * 60 * 60 * 1000;
  sessionStorage.setItem(
    'draft:contact',
    `fullName=Ada&kept-at=${now - day + 1000}&email=old%40a.example&kept-at=${now - day}`,
  );
  const form = inquiryForm();
  restoreDraft(form);
  expect([valueOf(form, 'fullName'), valueOf(form, 'email')]).toEqual(['Ada', '']);
});

test.each(['', '{"at":1}', 'kept-at=soon', '%%%'])('another value is ignored (%p)', (text) => {
  sessionStorage.setItem('draft:contact', text);
  expect(loadRecords('draft', 'contact')).toEqual([]);
});

test('text typed in a multi-line field before its draft is restored follows the draft', () => {
  sessionStorage.setItem('draft:contact', `additional=Long+and+old&kept-at=${Date.now()}`);
  const form = inquiryForm();
  type(form, 'additional', 'x');
  saveDraft(form);
  expect(valueOf(form, 'additional')).toBe('Long and old\nx');
  expect(kept()).toContain('additional=Long+and+old%0Ax');
});

test('a form that React draws again has the text, and no note about it', () => {
  inquiryForm();
  trackDrafts();
  const before = document.querySelector('textarea');
  type(before?.form ?? inquiryForm(), 'additional', 'One two');
  const form = inquiryForm();
  const formRef = { current: form };
  const { result } = renderHook(() => useDraft('contact', formRef));
  expect(valueOf(form, 'additional')).toBe('One two');
  expect(result.current.isRestored).toBe(false);
});
