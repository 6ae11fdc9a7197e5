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
  'the first %s within a form brings the scripts, and the next ones nothing more',
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

test('a page that was kept nothing of waits', () => {
  sessionStorage.setItem('draft:other', 'goals=1');
  firstFrame();
  expect(scripts()).toEqual([]);
});

test.each(['draft:contact', 'journal:contact', 'draft:newsletter'])(
  'something kept (%s) brings the scripts as soon as its form is there',
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

test('the storage is asked after the first frame, which comes late to a page that is rendered ahead', () => {
  sessionStorage.setItem('draft:contact', 'goals=1');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(0);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(50);
  expect(paths()).toEqual(['/one.js', '/two.js']);
});

test('where storage is blocked nothing was kept', () => {
  blockStorage();
  expect(firstFrame).not.toThrow();
  unblockStorage();
  expect(scripts()).toEqual([]);
});

test('whatever is reached elsewhere brings nothing', () => {
  focus('#elsewhere');
  pressDown('#search button');
  expect(scripts()).toEqual([]);
});

test('a form of the browser’s own is none of the starter’s business', () => {
  expect(submit('search')).toBe(true);
  expect(scripts()).toEqual([]);
});

const draft = () => sessionStorage.getItem('draft:contact');
const typeName = (name: string) => {
  find(HTMLInputElement, '[name=fullName]').value = name;
};

test('what was typed before React came is kept as the page is left, in front of older records', () => {
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('draft:contact', 'fullName=Old&goals=Kept&kept-at=1');
  typeName('Ada & Co');
  dispatchEvent(new Event('pagehide'));
  expect(draft()).toBe(
    `fullName=Ada+%26+Co&kept-at=${Date.now()}&fullName=Old&goals=Kept&kept-at=1`,
  );
});

test('a press that waits as the page is left is noted as one that failed', () => {
  submit();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('journal:contact')).toBe(`state=failed&kept-at=${Date.now()}`);
  expect(sessionStorage.getItem('journal:newsletter')).toBeNull();
});

test('a storage that is blocked or full leaves the page as it is left', () => {
  typeName('Ada');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
  blockStorage();
  expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
  unblockStorage();
});

test('once React has a form, the starter leaves its draft alone', () => {
  ready();
  typeName('Ada');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});
