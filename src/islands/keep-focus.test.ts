/** @jest-environment jsdom */
import { inquiryForm } from '../../tests/support/inquiry-form';
import { keepFocus } from './keep-focus';

const field = () => document.querySelector('textarea') ?? document.createElement('textarea');

// tests/e2e/forms/before-react.spec.ts shows that a field that React draws again keeps the focus.

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
