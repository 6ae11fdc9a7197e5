/** @jest-environment jsdom */
import { inquiryForm } from '../../tests/support/inquiry-form';
import { keepFocus } from './keep-focus';

const field = () => document.querySelector('textarea') ?? document.createElement('textarea');

test('a field that takes the place of another has its focus and its caret', () => {
  inquiryForm();
  const restoreFocus = keepFocus(document.body);
  Object.assign(field(), { value: 'One two' });
  field().focus();
  field().setSelectionRange(3, 3);
  inquiryForm();
  Object.assign(field(), { value: 'One two' });
  restoreFocus();
  expect(document.activeElement).toBe(field());
  expect(field().selectionStart).toBe(3);
});

test('a field that the visitor has left does not get the focus again', async () => {
  inquiryForm();
  const restoreFocus = keepFocus(document.body);
  field().focus();
  field().blur();
  await Promise.resolve();
  inquiryForm();
  restoreFocus();
  expect(document.activeElement).toBe(document.body);
});
