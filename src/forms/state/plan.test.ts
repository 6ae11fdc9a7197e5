/** @jest-environment jsdom */
import { userEvent } from '@testing-library/user-event';
import { fieldOf, inquiryForm, type } from '../../../tests/support/forms';
import type { InquiryPlan } from '../../content/types/form-types';
import { FormAttribute } from '../../contract/form-attributes';
import { startPlan } from './plan';

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('[type=checkbox]'),
];

const chosenIn = (form: HTMLFormElement) =>
  boxesOf(form).flatMap(({ checked, value }) => (checked ? value : []));

let form: HTMLFormElement;
let plans: InquiryPlan[];

/** Opens the page by the link of a plan, in the same tab. */
function open(slug: string, act = () => {}) {
  history.replaceState(null, '', `/contact/?plan=${slug}`);
  const stop = startPlan(form, plans);
  act();
  stop();
}

beforeEach(() => {
  sessionStorage.clear();
  form = inquiryForm();
  const [first = '', second = ''] = boxesOf(form).map(({ value }) => value);
  plans = [
    { slug: 'one', formNote: 'One', formOptions: [first], formText: 'About one:' },
    { slug: 'two', formNote: 'Two', formOptions: [second], formText: '' },
  ];
});
afterEach(() => history.replaceState(null, '', '/'));

test('options that a plan has chosen and the visitor has cleared stay cleared', async () => {
  const [box] = boxesOf(form);
  history.replaceState(null, '', '/contact/?plan=one');
  const stop = startPlan(form, plans);
  expect(chosenIn(form)).toEqual(plans[0]?.formOptions);
  if (box) {
    await userEvent.click(box);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  stop();
  open('one');
  expect(chosenIn(form)).toEqual([]);
  // The link of another plan is a new choice.
  open('two');
  expect(chosenIn(form)).toEqual(plans[1]?.formOptions);
});

test.each([
  ['chose before the link', true],
  ['did not choose', false],
])('Clear treats options that the visitor %s as theirs: %s', (_when, isByVisitor) => {
  const [box] = boxesOf(form);
  if (box) box.checked = isByVisitor;
  const clear = form.appendChild(document.createElement('button'));
  clear.type = 'button';
  clear.setAttribute(FormAttribute.clearPlan, '');
  open('one', () => clear.click());
  expect(chosenIn(form)).toEqual(isByVisitor ? plans[0]?.formOptions : []);
});

test('a plan writes before the visitor’s text, and another one takes it back', () => {
  type(form, 'additional', 'Mine');
  open('one');
  expect(fieldOf(form, 'additional').value).toBe('About one: Mine');
  open('two');
  expect(fieldOf(form, 'additional').value).toBe('Mine');
});

test('a text that the visitor has deleted stays away', () => {
  open('one', () => type(form, 'additional', ''));
  open('one');
  expect(fieldOf(form, 'additional').value).toBe('');
});
