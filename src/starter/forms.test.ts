/** @jest-environment jsdom */
import { blockStorage, unblockStorage } from '../../tests/support/blocked-storage';
import {
  find,
  focus,
  leavePage,
  paths,
  pressDown,
  ready,
  scripts,
  startPage,
  submit,
} from '../../tests/support/starter-page';

beforeEach(startPage);
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

const firstFrame = () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(50);
};

test('a page without kept records waits', () => {
  sessionStorage.setItem('draft:other', 'goals=1');
  firstFrame();
  expect(scripts()).toEqual([]);
});

test.each(['draft:contact', 'journal:contact', 'draft:newsletter'])(
  'a kept record (%s) loads the scripts as soon as its form is there',
  (key) => {
    sessionStorage.setItem(key, 'goals=1');
    firstFrame();
    expect(paths()).toEqual(['/one.js', '/two.js']);
  },
);

test('so does a plan in the address', () => {
  history.replaceState(null, '', '/contact/?plan=strategy-plan');
  firstFrame();
  history.replaceState(null, '', '/');
  expect(paths()).toEqual(['/one.js', '/two.js']);
});

test('storage is read after the first frame, which is late on a prerendered page', () => {
  sessionStorage.setItem('draft:contact', 'goals=1');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(0);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(50);
  expect(paths()).toEqual(['/one.js', '/two.js']);
});

test('blocked storage counts as empty', () => {
  blockStorage();
  expect(firstFrame).not.toThrow();
  unblockStorage();
  expect(scripts()).toEqual([]);
});

test('using anything outside a form loads nothing', () => {
  focus('#elsewhere');
  pressDown('#search button');
  expect(scripts()).toEqual([]);
});

test('the starter ignores a form that the browser handles itself', () => {
  expect(submit('search')).toBe(true);
  expect(scripts()).toEqual([]);
});

const draft = () => sessionStorage.getItem('draft:contact');
const typeName = (name: string) => {
  find(HTMLInputElement, '[name=fullName]').value = name;
};

test('leaving the page keeps text typed before React, in front of older records', () => {
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('draft:contact', 'fullName=Old&goals=Kept&kept-at=1');
  typeName('Ada & Co');
  dispatchEvent(new Event('pagehide'));
  expect(draft()).toBe(
    `fullName=Ada+%26+Co&kept-at=${Date.now()}&fullName=Old&goals=Kept&kept-at=1`,
  );
});

test('leaving the page records a waiting press as failed', () => {
  submit();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('journal:contact')).toBe(`state=failed&kept-at=${Date.now()}`);
  expect(sessionStorage.getItem('journal:newsletter')).toBeNull();
});

test('blocked or full storage does not disturb leaving the page', () => {
  typeName('Ada');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
  blockStorage();
  expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
  unblockStorage();
});

test('once React has hydrated a form, the starter leaves its draft alone', () => {
  ready();
  typeName('Ada');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});
