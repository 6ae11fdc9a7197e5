/** @jest-environment jsdom */
import { answersText } from './answers';

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
