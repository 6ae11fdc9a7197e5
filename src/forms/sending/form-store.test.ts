/** @jest-environment jsdom */
import { inquiryForm, type } from '../../../tests/support/forms';
import { answersOf } from '../state/answers';
import type { ServiceResponse } from '../state/outcome';
import { prepareEmail } from './email';
import { FormStore } from './form-store';

jest.mock('./email');

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation();
});

/** Returns a form that waits for the answer to its message, and a function that answers. */
function sendingForm() {
  let answer = (_response: ServiceResponse) => {};
  const answered = new Promise<ServiceResponse>((resolve) => {
    answer = resolve;
  });
  jest.mocked(prepareEmail).mockResolvedValue(() => answered);
  const form = inquiryForm();
  type(form, 'fullName', 'Ada');
  const onResult = jest.fn();
  const store = new FormStore(form, 'contact', onResult);
  store.start();
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  return { form, store, onResult, answer };
}

/** Lets promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('once React has failed for good, a late answer changes nothing that the visitor sees', async () => {
  const { form, store, onResult, answer } = sendingForm();
  await settle();
  const answers = answersOf(form).toString();
  store.stop();
  answer({ status: 200, text: 'OK' });
  await settle();
  expect(onResult).not.toHaveBeenCalled();
  expect(answersOf(form).toString()).toBe(answers);
  for (const state of ['data-busy', 'data-sent']) expect(form.hasAttribute(state)).toBe(false);
  expect(form.querySelector('[aria-disabled=true]')).toBeNull();
});

test('once React has failed for good, the fields of a sent form are shown again', async () => {
  const { form, store, answer } = sendingForm();
  answer({ status: 200, text: 'OK' });
  await settle();
  expect(form.hasAttribute('data-sent')).toBe(true);
  store.stop();
  expect(form.hasAttribute('data-sent')).toBe(false);
});
