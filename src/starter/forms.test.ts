/** @jest-environment jsdom */
import { blockStorage, unblockStorage } from '../../tests/support/blocked-storage';
import { formReadyEvent } from './forms';

const page = `
  <input id="elsewhere">
  <form id="contact" data-app="contact">
    <input name="fullName">
    <p data-cannot-start hidden tabindex="-1">Cannot start.</p>
    <button name="press" value="yes">Send</button>
  </form>
  <form id="newsletter" data-app="newsletter"><button>Subscribe</button></form>
  <form id="search"><button>Search</button></form>`;
const template = `<template id="app"><script src="/one.js"></script><script src="/two.js"></script></template>`;

const find = <Found extends Element>(kind: new () => Found, selector: string): Found => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
};
const form = (id = 'contact') => find(HTMLFormElement, `#${id}`);
const message = () => find(HTMLElement, '[data-cannot-start]');
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('body > script')];
const paths = () => scripts().map(({ src }) => new URL(src).pathname);

/** Submits a form, and tells whether the browser would now send it. */
const submit = (id = 'contact', submitter: HTMLElement | null = null) =>
  form(id).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
const ready = (id = 'contact') =>
  form(id).dispatchEvent(new CustomEvent(formReadyEvent, { bubbles: true }));
const fail = () => scripts()[0]?.dispatchEvent(new Event('error'));
const isBusy = (id = 'contact') => form(id).getAttribute('aria-busy') === 'true';

let listeners: AbortController;

beforeEach(async () => {
  jest.useFakeTimers();
  sessionStorage.clear();
  listeners = new AbortController();
  for (const target of [document, window]) {
    const add = EventTarget.prototype.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: listeners.signal });
  }
  document.body.innerHTML = page + template;
  jest.resetModules();
  const { startForms } = await import('./forms');
  startForms();
});
afterEach(() => {
  listeners.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const focus = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
const pressDown = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

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

test('a page that is rendered ahead waits until it is shown', () => {
  sessionStorage.setItem('draft:contact', 'goals=1');
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  domReady();
  expect(scripts()).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
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

test('a submit that comes too early is held, and replayed once when its form is ready', () => {
  const replay = jest.spyOn(form(), 'requestSubmit').mockImplementation();
  const button = find(HTMLButtonElement, '#contact button');
  expect(submit('contact', button)).toBe(false);
  expect(submit('contact', button)).toBe(false);
  expect(isBusy()).toBe(true);
  expect(replay).not.toHaveBeenCalled();
  ready();
  ready();
  expect(replay.mock.calls).toEqual([[button]]);
  expect(isBusy()).toBe(false);
});

test('a form that is ready is never held', () => {
  ready();
  expect(submit()).toBe(true);
  expect(isBusy()).toBe(false);
});

test('the readiness of one form replays no other', () => {
  const replay = jest.spyOn(form(), 'requestSubmit').mockImplementation();
  submit();
  ready('newsletter');
  expect(replay).not.toHaveBeenCalled();
  expect(isBusy()).toBe(true);
});

test('when a script fails, the held form says so, takes the focus and waits no longer', () => {
  submit();
  fail();
  expect(message().hidden).toBe(false);
  expect(document.activeElement).toBe(message());
  expect(isBusy()).toBe(false);
});

test('a failure before anything was submitted is not told', () => {
  focus('#contact input');
  fail();
  expect(message().hidden).toBe(true);
});

test('the next try loads again what failed, and its failure is told again', () => {
  submit();
  fail();
  message().hidden = true;
  submit();
  expect(paths()).toEqual(['/two.js', '/one.js']);
  expect(isBusy()).toBe(true);
  fail();
  expect(message().hidden).toBe(false);
  expect(isBusy()).toBe(false);
});

test('scripts that fail before and load after take back what was said, and send', () => {
  const replay = jest.spyOn(form(), 'requestSubmit').mockImplementation();
  submit();
  fail();
  submit();
  ready();
  expect(message().hidden).toBe(true);
  expect(replay).toHaveBeenCalledTimes(1);
});

test('nobody waits longer than 20 seconds, nor a second time', () => {
  submit();
  jest.advanceTimersByTime(19_999);
  expect(message().hidden).toBe(true);
  jest.advanceTimersByTime(1);
  expect(message().hidden).toBe(false);
  message().hidden = true;
  submit();
  expect(message().hidden).toBe(false);
  expect(isBusy()).toBe(false);
});

test('after it was given up, a form that was never submitted again is not replayed', () => {
  const replay = jest.spyOn(form(), 'requestSubmit').mockImplementation();
  submit();
  fail();
  ready();
  expect(replay).not.toHaveBeenCalled();
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
