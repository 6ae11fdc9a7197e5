/** @jest-environment jsdom */
import { fc } from '../../tests/support/fast-check';
import { sizeOf } from './size';

const partsWith = (additional: string) => new URLSearchParams({ additional });
const nameSize = 'additional'.length;

test.each([
  ['', 0],
  ['abc', 3],
  ['Zoë', 4],
  ['李 عليّ', 12],
  ['👩🏽‍🚀', 15],
  ['one\ntwo', 8],
  ['one\r\ntwo\rthree', 15],
])('%p takes %d bytes on the wire', (text, size) => {
  expect(sizeOf(partsWith(text))).toBe(nameSize + size);
});

test('the count equals the bytes on the wire, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const wire = Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'));
      expect(sizeOf(partsWith(text))).toBe(nameSize + wire.length);
    }),
  );
});
