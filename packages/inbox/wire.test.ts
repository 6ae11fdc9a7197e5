import { fc } from '../../tests/support/fast-check';
import { messageParts, sendForm } from './testing/send';
import { inbox } from './testing/test-inbox';

/** Texts that a visitor, a clipboard or an attacker puts into a field. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      ...['\r\n', '\n', '\r', '"', "'", '\\', '%22', '%0D%0A', ';', '=', '\0', '\t', ' '],
      ...['--', '\r\n--', 'name="email"', 'Content-Disposition: form-data', '<', '&'],
      ...['שלום', 'عليّ', '\u202e', '\u200f', '李', 'é', 'e\u0301', '👩🏽‍🚀', '🏳️‍🌈', '\ufeff', '\ufffd'],
    ),
  }),
);
const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.\-[\] ]{0,30}$/);

/** Every line break is sent as CRLF, as the HTML standard requires for multipart forms. */
const onTheWire = (value: string) => value.replace(/\r\n|\r|\n/g, '\r\n');

test('any text of a field arrives unchanged, in its place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 12 }), async (fields) => {
      inbox.reset();
      const parts = [...fields, ...messageParts({})];
      const response = await sendForm(inbox, parts);
      expect(response.status).toBe(200);
      const expected = parts.map(([name, value]) => ({ name, value: onTheWire(value) }));
      expect(inbox.messages()[0]?.parts).toEqual(expected);
      expect(inbox.requests()[0]?.parts).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('a message is a copy of an earlier one if and only if all its parts are equal', async () => {
  const fields = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('', '1', '2')), {
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(fields, fields, async (one, other) => {
      inbox.reset();
      await sendForm(inbox, [...one, ...messageParts({})]);
      await sendForm(inbox, [...other, ...messageParts({})]);
      const isCopy = JSON.stringify(one) === JSON.stringify(other);
      const [original, copy] = inbox.messages();
      expect(copy?.duplicateOf).toBe(isCopy ? original?.id : null);
    }),
    { numRuns: 40 },
  );
});
