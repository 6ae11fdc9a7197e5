/** @jest-environment jsdom */
import { fc } from '../../tests/support/fast-check';
import { inquiryForm, valueOf } from '../../tests/support/inquiry-form';
import { answersOf, fillIn, sizeOf } from './fields';

// tests/e2e/forms/drafts.spec.ts shows that typed answers come back.

test('an answer that is no longer offered is left empty', () => {
  const form = inquiryForm();
  fillIn(form, new URLSearchParams('timeline=never&budget=Perhaps&helpNeeded=Magic&gone=1'));
  expect([...answersOf(form)]).toEqual([]);
  expect(valueOf(form, 'timeline')).toBe('');
});

test('the count equals the bytes on the wire, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const wire = Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'));
      const name = 'additional';
      expect(sizeOf(new URLSearchParams({ [name]: text }))).toBe(name.length + wire.length);
    }),
  );
});
