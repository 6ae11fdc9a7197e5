/** @jest-environment jsdom */
import { fc } from '../../tests/support/fast-check';
import { choose, inquiryForm, isChosen, type, valueOf } from '../../tests/support/inquiry-form';
import { answersOf, answersText, fillIn, sizeOf } from './fields';

let form: HTMLFormElement;
beforeEach(() => {
  form = inquiryForm();
});

test('answers fill the fields that are empty', () => {
  type(form, 'fullName', 'Grace');
  choose(form, 'helpNeeded', 'Strategy');
  const answers = 'fullName=Ada&email=ada%40a.example&helpNeeded=Content&budget=Yes&timeline=soon';
  fillIn(form, new URLSearchParams(answers));
  expect([valueOf(form, 'fullName'), valueOf(form, 'email')]).toEqual(['Grace', 'ada@a.example']);
  expect([
    isChosen(form, 'helpNeeded', 'Strategy'),
    isChosen(form, 'helpNeeded', 'Content'),
  ]).toEqual([true, false]);
  expect(isChosen(form, 'budget', 'Yes')).toBe(true);
  expect(valueOf(form, 'timeline')).toBe('soon');
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

const formWith = (fields: string) => {
  const form = document.createElement('form');
  form.innerHTML = fields;
  return form;
};

test('answers take one line each, in the order of the form; empty ones are left out', () => {
  const form = formWith(`
    <input name="fullName" value="Zoë O’Neil">
    <input name="role" value="  ">
    <input type="checkbox" name="helpNeeded" value="One" checked>
    <input type="checkbox" name="helpNeeded" value="Two" checked>
    <input type="checkbox" name="helpNeeded" value="Three">
    <input type="file" name="file">
    <textarea name="additional">Two
lines</textarea>`);
  expect(answersText('contact', form)).toBe(
    'fullName: Zoë O’Neil\nhelpNeeded: One, Two\nadditional: Two\nlines',
  );
});

test('an answer is named by the label of its field or its group', () => {
  const form = formWith(`
    <label for="name">Full name</label><input id="name" name="fullName" value="Ada">
    <fieldset><legend>Ready?</legend>
      <label><input type="radio" name="budget" value="Yes" checked> Yes</label>
    </fieldset>`);
  document.body.append(form);
  expect(answersText('contact', form)).toBe('Full name: Ada\nReady?: Yes');
});
