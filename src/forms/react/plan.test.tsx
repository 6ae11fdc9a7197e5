/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { inquiryForm } from '../../../tests/support/forms';
import { usePlan } from './plan';

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('[type=checkbox]'),
];

const chosenIn = (form: HTMLFormElement) =>
  boxesOf(form).flatMap(({ checked, value }) => (checked ? value : []));

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

test('options that a plan has chosen and the visitor has cleared stay cleared', async () => {
  const form = inquiryForm();
  const [first, second] = boxesOf(form).map(({ value }) => value);
  const plans = [
    { slug: 'one', formNote: 'One', formOptions: [`${first}`] },
    { slug: 'two', formNote: 'Two', formOptions: [`${second}`] },
  ];
  const open = (slug: string) => {
    history.replaceState(null, '', `/contact/?plan=${slug}`);
    return renderHook(() => usePlan(form, plans));
  };
  const page = open('one');
  expect(chosenIn(form)).toEqual([first]);
  const [box] = boxesOf(form);
  if (box) await userEvent.click(box);
  page.unmount();
  open('one').unmount();
  expect(chosenIn(form)).toEqual([]);
  // The link of another plan is a new choice.
  open('two').unmount();
  expect(chosenIn(form)).toEqual([second]);
});
