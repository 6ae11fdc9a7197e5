/** @jest-environment jsdom */
import { fc } from '../../tests/support/fast-check';
import { answersText, mailtoWith } from './answers';

const formWith = (fields: string) => {
  const form = document.createElement('form');
  form.innerHTML = fields;
  return form;
};

test('answers take one line each, in the order of the form; empty ones are left out', () => {
  const form = formWith(`
    <input name="fullName" value="Zoë O’Neil">
    <input name="role" value="  ">
    <input type="checkbox" name="help" value="One" checked>
    <input type="checkbox" name="help" value="Two" checked>
    <input type="checkbox" name="help" value="Three">
    <input type="file" name="file">
    <textarea name="additional">Two
lines</textarea>`);
  expect(answersText(form)).toBe(
    'fullName: Zoë O’Neil\nhelp: One\nhelp: Two\nadditional: Two\nlines',
  );
});

test('an answer is named by the label of its field or its group', () => {
  const form = formWith(`
    <label for="name">Full name</label><input id="name" name="fullName" value="Ada">
    <fieldset><legend>Ready?</legend>
      <label><input type="radio" name="budget" value="Yes" checked> Yes</label>
    </fieldset>`);
  document.body.append(form);
  expect(answersText(form)).toBe('Full name: Ada\nReady?: Yes');
});

/** Half a surrogate pair becomes the replacement character, as in any UTF-8 encoding. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const answer = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('عليّ שלום', 'one\r\ntwo', '\uD83D', '&body=x#y?z%', '\u202Eevil'),
);

test('whatever the answers contain, the link opens one e-mail to the agency, with all of them', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 8 }), (answers) => {
      const text = answers.join('\n');
      const href = mailtoWith('hello@acme.example', text);
      expect(href.length).toBeLessThanOrEqual(2000);
      expect(href).toMatch(/^mailto:hello@acme\.example(\?body=[\w\-.~!*'()%]*)?$/);
      const body = /body=(.*)$/.exec(href)?.[1];
      if (body === undefined) return;
      const lines = wellFormed(text.replace(/\r\n|\r|\n/g, '\r\n'));
      expect(decodeURIComponent(body)).toBe(lines);
    }),
  );
});
