/** @jest-environment jsdom */
import { fc } from '../../tests/support/fast-check';
import { choose, inquiryForm, type, valueOf } from '../../tests/support/inquiry-form';
import { answersOf, fillIn, sizeOf } from './fields';

let form: HTMLFormElement;
beforeEach(() => {
  form = inquiryForm();
});

test('an answer that is no longer offered is left empty', () => {
  fillIn(form, new URLSearchParams('timeline=never&budget=Perhaps&helpNeeded=Magic&gone=1'));
  expect([...answersOf(form)]).toEqual([]);
  expect(valueOf(form, 'timeline')).toBe('');
});

const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n]/g, ''));
const text = fc.string({ unit: 'binary', maxLength: 200 });

test('any typed text is restored unchanged', () => {
  fc.assert(
    fc.property(
      fc.record({
        fullName: line,
        additional: text,
        help: fc.subarray(['Strategy', 'Content']),
        budget: fc.constantFrom('Yes', 'No'),
      }),
      ({ fullName, additional, help, budget }) => {
        form = inquiryForm();
        type(form, 'fullName', fullName);
        type(form, 'additional', additional);
        for (const one of help) choose(form, 'helpNeeded', one);
        choose(form, 'budget', budget);
        const before = answersOf(form).toString();
        const typed = [valueOf(form, 'fullName'), valueOf(form, 'additional')];

        form = inquiryForm();
        // Restored from storage, which holds text.
        fillIn(form, new URLSearchParams(before));
        expect(answersOf(form).toString()).toBe(before);
        expect([valueOf(form, 'fullName'), valueOf(form, 'additional')]).toEqual(
          typed.map((one) => one.replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
        );
      },
    ),
    { numRuns: 50 },
  );
});

const partsWith = (additional: string) => new URLSearchParams({ additional });
const nameSize = 'additional'.length;

test('the count equals the bytes on the wire, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const wire = Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'));
      expect(sizeOf(partsWith(text))).toBe(nameSize + wire.length);
    }),
  );
});
