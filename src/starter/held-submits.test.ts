/** @jest-environment jsdom */
import {
  fail,
  find,
  focus,
  form,
  isBusy,
  leavePage,
  message,
  paths,
  startPage,
  submit,
} from '../../tests/support/starter-page';
import { formReadyEvent, type TakePress } from './forms';

const take = jest.fn<undefined, Parameters<TakePress>>();
const taken = () => take.mock.calls.map(([pressed]) => pressed.get('fullName'));
const ready = (id = 'contact') =>
  form(id).dispatchEvent(new CustomEvent(formReadyEvent, { bubbles: true, detail: take }));
const type = (value: string) => {
  find(HTMLInputElement, '[name=fullName]').value = value;
};
/** Draws the form again, as React does: another element, with the server's markup. */
const redraw = () => {
  const copy = form().cloneNode(true);
  form().replaceWith(copy);
  form().removeAttribute('aria-busy');
  message().hidden = true;
};

beforeEach(async () => {
  take.mockClear();
  await startPage();
});
afterEach(leavePage);

test('an early press is held unchanged, and handed over once', () => {
  type('Ada');
  expect(submit()).toBe(false);
  type('Grace');
  expect(submit()).toBe(false);
  expect(isBusy()).toBe(true);
  ready();
  ready();
  expect(taken()).toEqual(['Ada']);
  expect(isBusy()).toBe(false);
});

test('a press is handed over even if React has drawn the form again', () => {
  type('Ada');
  submit();
  redraw();
  ready();
  expect(taken()).toEqual(['Ada']);
});

test('a press that React handles is not held', () => {
  form().addEventListener('submit', (event) => event.preventDefault());
  submit();
  expect(isBusy()).toBe(false);
  ready();
  expect(take).not.toHaveBeenCalled();
});

test('the readiness of one form does not hand over another', () => {
  submit();
  ready('newsletter');
  expect(take).not.toHaveBeenCalled();
  expect(isBusy()).toBe(true);
});

test('the browser’s refusal is reported again when its form is ready', () => {
  find(HTMLInputElement, '[name=fullName]').dispatchEvent(new Event('invalid', { bubbles: true }));
  redraw();
  const check = jest.spyOn(form(), 'checkValidity');
  ready('newsletter');
  expect(check).not.toHaveBeenCalled();
  ready();
  expect(check).toHaveBeenCalledTimes(1);
});

test('if a script fails, the held form says so, takes the focus and stops waiting', () => {
  submit();
  fail();
  expect(message().hidden).toBe(false);
  expect(document.activeElement).toBe(message());
  expect(isBusy()).toBe(false);
});

test('a failure before anything was pressed is not reported', () => {
  focus('#contact input');
  fail();
  expect(message().hidden).toBe(true);
});

test('the next try reloads what failed, and reports a second failure', () => {
  submit();
  fail();
  submit();
  expect(paths()).toEqual(['/two.js', '/one.js']);
  expect(message().hidden).toBe(true);
  expect(isBusy()).toBe(true);
  fail();
  expect(message().hidden).toBe(false);
  expect(isBusy()).toBe(false);
});

test('scripts that fail at first and load later send the last press', () => {
  type('Ada');
  submit();
  fail();
  type('Grace');
  submit();
  ready();
  expect(message().hidden).toBe(true);
  expect(taken()).toEqual(['Grace']);
});

test('a press waits 20 seconds at most; the next one has 20 seconds of its own', () => {
  submit();
  jest.advanceTimersByTime(19_999);
  expect(message().hidden).toBe(true);
  jest.advanceTimersByTime(1);
  expect(message().hidden).toBe(false);
  submit();
  jest.advanceTimersByTime(19_999);
  expect([message().hidden, isBusy()]).toEqual([true, true]);
  jest.advanceTimersByTime(1);
  expect([message().hidden, isBusy()]).toEqual([false, false]);
});

test('the timeout of one press does not end the next', () => {
  submit();
  jest.advanceTimersByTime(15_000);
  fail();
  submit();
  jest.advanceTimersByTime(5000);
  expect([message().hidden, isBusy()]).toEqual([true, true]);
});

test('a reported failure stays if React loads after all, and nothing is sent', () => {
  submit();
  fail();
  ready();
  expect(take).not.toHaveBeenCalled();
  expect(message().hidden).toBe(false);
});

test('the message stays in a form that React has drawn again, until the next press', () => {
  submit();
  fail();
  redraw();
  ready();
  expect(message().hidden).toBe(false);
  form().addEventListener('submit', (event) => event.preventDefault());
  submit();
  expect(message().hidden).toBe(true);
});
