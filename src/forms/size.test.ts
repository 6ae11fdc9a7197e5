/** @jest-environment jsdom */
import fc from 'fast-check';
import { sizeLimit, sizeOf, sizeWarning } from './size';

function formWith(value: string) {
  const form = document.createElement('form');
  const field = form.appendChild(document.createElement('textarea'));
  field.name = 'additional';
  field.value = value;
  return form;
}
const nameSize = 'additional'.length;

test.each([
  ['', 0],
  ['abc', 3],
  ['Zoë', 4],
  ['李 عليّ', 12],
  ['👩🏽‍🚀', 15],
  ['one\ntwo', 8],
  ['one\r\ntwo\rthree', 15],
])('%p has %d bytes, as it travels', (text, size) => {
  expect(sizeOf(formWith(text))).toBe(nameSize + size);
});

test('every part counts with its name', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="a" value="1"><input name="b" value="22"><input type="checkbox" name="c" checked value="3">';
  expect(sizeOf(form)).toBe(7);
});

test('the warning comes before the limit', () => {
  expect([sizeWarning, sizeLimit]).toEqual([40_000, 50_000]);
});

test('the count is that of the bytes on the wire, whatever they say', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const form = formWith(text);
      const wire = Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'));
      expect(sizeOf(form)).toBe(nameSize + wire.length);
    }),
  );
});
