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
  pressDown,
  scripts,
  startPage,
  submit,
} from '../../tests/support/starter-page';
import { formReadyEvent, type TakeSubmit } from './forms';

const take = jest.fn<undefined, Parameters<TakeSubmit>>();
const taken = () => take.mock.calls.map(([held]) => held.get('fullName'));
const ready = (id = 'contact') =>
  form(id).dispatchEvent(new CustomEvent(formReadyEvent, { bubbles: true, detail: take }));
const fill = (value: string) => Object.assign(find(HTMLInputElement, '[name=fullName]'), { value });
const type = (value: string) => fill(value).dispatchEvent(new Event('input', { bubbles: true }));
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

test.each([
  ['focus', () => focus('#contact input')],
  ['press', () => pressDown('#newsletter button')],
  ['submit', () => submit()],
])(
  'the first %s within a form loads the scripts, and the next ones load nothing more',
  (_name, reach) => {
    expect(scripts()).toEqual([]);
    reach();
    reach();
    focus('#contact button');
    expect(paths()).toEqual(['/one.js', '/two.js']);
  },
);

test.each(['draft:contact', 'attempt:contact', 'draft:newsletter'])(
  'a kept record (%s) loads the scripts as soon as its form is there',
  (key) => {
    sessionStorage.setItem(key, 'goals=1');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jest.advanceTimersByTime(50);
    expect(paths()).toEqual(['/one.js', '/two.js']);
  },
);

test('the starter ignores a form that the browser handles itself', () => {
  expect(submit('search')).toBe(true);
  expect(scripts()).toEqual([]);
});

test('leaving the page keeps text typed before React, in front of older records', () => {
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('draft:contact', 'fullName=Old&goals=Kept&kept-at=1');
  type('Ada & Co');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('draft:contact')).toBe(
    `fullName=Ada+%26+Co&kept-at=${Date.now()}&fullName=Old&goals=Kept&kept-at=1`,
  );
});

test('leaving the page keeps nothing that the browser has restored', () => {
  fill('Ada');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

test('leaving the page records a held submit as failed', () => {
  submit();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('attempt:contact')).toBe(`state=failed&kept-at=${Date.now()}`);
  expect(sessionStorage.getItem('attempt:newsletter')).toBeNull();
});

test('a submit before React is held unchanged, and handed over once', () => {
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

test('a held submit is handed over even if React has drawn the form again', () => {
  type('Ada');
  submit();
  redraw();
  ready();
  expect(taken()).toEqual(['Ada']);
});

test('a submit that React handles is not held', () => {
  form().addEventListener('submit', (event) => event.preventDefault());
  submit();
  expect(isBusy()).toBe(false);
  ready();
  expect(take).not.toHaveBeenCalled();
});

test('if a script fails, the held form says so, takes the focus and stops waiting', () => {
  submit();
  fail();
  expect(message().hidden).toBe(false);
  expect(document.activeElement).toBe(message());
  expect(isBusy()).toBe(false);
});

test('if React fails while it sends, the form says so', () => {
  focus('#contact input');
  ready();
  form().setAttribute('aria-busy', 'true');
  fail();
  expect([message().hidden, isBusy()]).toEqual([false, false]);
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

test('a submit waits 20 seconds at most', () => {
  submit();
  jest.advanceTimersByTime(19_999);
  expect([message().hidden, isBusy()]).toEqual([true, true]);
  jest.advanceTimersByTime(1);
  expect([message().hidden, isBusy()]).toEqual([false, false]);
});
