/** @jest-environment jsdom */
import { inquiryForm, type, valueOf } from '../../tests/support/inquiry-form';
import { restoreDraft, saveDraft } from './draft';
import { loadRecords } from './tab-storage';

// tests/e2e/forms/ has what browsers restore by themselves, Back, and a form that React draws again.

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
