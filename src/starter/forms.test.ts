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

const domReady = () => document.dispatchEvent(new Event('DOMContentLoaded'));

test('a page that was kept nothing of waits', () => {
  sessionStorage.setItem('draft:other', 'goals=1');
  domReady();
  expect(scripts()).toEqual([]);
});

test.each(['draft:contact', 'journal:contact', 'draft:newsletter'])(
  'something kept (%s) brings the scripts as soon as its form is there',
  (key) => {
    sessionStorage.setItem(key, 'goals=1');
    domReady();
    expect(paths()).toEqual(['/one.js', '/two.js']);
  },
);

test('so does a plan in the address', () => {
  history.replaceState(null, '', '/contact/?plan=strategy-plan');
  domReady();
  history.replaceState(null, '', '/');
  expect(paths()).toEqual(['/one.js', '/two.js']);
});

test('a page that is rendered ahead waits until it is shown and drawn', () => {
  sessionStorage.setItem('draft:contact', 'goals=1');
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  domReady();
  expect(scripts()).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(50);
  expect(paths()).toEqual(['/one.js', '/two.js']);
});

test('where storage is blocked nothing was kept', () => {
  blockStorage();
  expect(domReady).not.toThrow();
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

test('what was typed before React came is kept as the page is left, in front of an older draft', () => {
  const draft = () => new URLSearchParams(sessionStorage.getItem('draft:contact') ?? '');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('draft:contact', 'fullName=Old&goals=Kept&kept-at=1');
  find(HTMLInputElement, '[name=fullName]').value = 'Ada & Co';
  dispatchEvent(new Event('pagehide'));
  expect(draft().get('fullName')).toBe('Ada & Co');
  expect(draft().get('goals')).toBe('Kept');
  expect(Number(draft().get('kept-at'))).toBe(Date.now());
});

test('once React has a form, the starter leaves its draft alone', () => {
  ready();
  find(HTMLInputElement, '[name=fullName]').value = 'Ada';
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});
