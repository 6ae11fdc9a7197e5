/** @jest-environment jsdom */
import { fc } from '../../../tests/support/fast-check';
import { inquiryForm, type } from '../../../tests/support/forms';
import props from '../../../tests/support/forms-props';
import { formFields } from '../../contract/form-fields';
import { answersText, bytesOf, messageParts } from './message';

// tests/e2e/forms/success.spec.ts reads the messages that arrive.

test('the count equals the bytes on the wire, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const wire = Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'));
      const name = 'additional';
      expect(bytesOf(new URLSearchParams({ [name]: text }))).toBe(name.length + wire.length);
    }),
  );
});

test('a message has each field once, whether or not it is answered', () => {
  const answers = new URLSearchParams('helpNeeded=One&helpNeeded=Two&unknown=x');
  expect(messageParts('contact', answers).toString()).toBe(
    new URLSearchParams(
      formFields.contact.map(({ name }) => [name, name === 'helpNeeded' ? 'One, Two' : '']),
    ).toString(),
  );
});

test('the copied answers have the labels and the words of the page', () => {
  const form = inquiryForm();
  type(form, 'fullName', ' Ada ');
  for (const value of ['Brand Strategy only', 'Not Sure Yet'])
    form.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();
  const timeline = form.querySelector('select');
  if (timeline) timeline.value = '1-3-weeks';
  expect(answersText(form, props.contact.fields)).toBe(
    [
      'Full name: Ada',
      'What do you need help with?: Brand Strategy only, Not Sure Yet',
      'Timeline: 1–3 weeks',
    ].join('\n'),
  );
});
