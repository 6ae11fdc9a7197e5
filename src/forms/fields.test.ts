/** @jest-environment jsdom */
import { fc } from '../../tests/support/fast-check';
import { choose, inquiryForm, isChosen, type, valueOf } from '../../tests/support/inquiry-form';
import { answersOf, fillIn } from './fields';

let form: HTMLFormElement;
beforeEach(() => {
  form = inquiryForm();
});

test('answers fill the fields that are empty', () => {
  type(form, 'fullName', 'Grace');
  choose(form, 'help', 'Strategy');
  const answers = 'fullName=Ada&email=ada%40a.example&help=Content&budget=Yes&timeline=soon';
  fillIn(form, new URLSearchParams(answers));
  expect([valueOf(form, 'fullName'), valueOf(form, 'email')]).toEqual(['Grace', 'ada@a.example']);
  expect([isChosen(form, 'help', 'Strategy'), isChosen(form, 'help', 'Content')]).toEqual([
    true,
    false,
  ]);
  expect(isChosen(form, 'budget', 'Yes')).toBe(true);
  expect(valueOf(form, 'timeline')).toBe('soon');
});

test('an answer that is no longer offered is left empty', () => {
  fillIn(form, new URLSearchParams('timeline=never&budget=Perhaps&help=Magic&gone=1'));
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
        for (const one of help) choose(form, 'help', one);
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
