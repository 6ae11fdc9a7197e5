const page = `
  <input id="elsewhere">
  <form id="contact" data-app="contact">
    <input name="fullName">
    <p data-not-loaded hidden tabindex="-1">Not loaded.</p>
    <button name="press" value="yes">Send</button>
  </form>
  <form id="newsletter" data-app="newsletter"><button>Subscribe</button></form>
  <form id="search"><button>Search</button></form>`;
const template = `<template id="app"><script src="/one.js"></script><script src="/two.js"></script></template>`;

export const find = <Found extends Element>(kind: new () => Found, selector: string): Found => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
};
export const form = (id = 'contact') => find(HTMLFormElement, `#${id}`);
export const message = () => find(HTMLElement, '[data-not-loaded]');
export const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('body > script')];
export const paths = () => scripts().map(({ src }) => new URL(src).pathname);

/** Submits a form, and returns whether the browser would now send it. */
export const submit = (id = 'contact', submitter: HTMLElement | null = null) =>
  form(id).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
export const fail = () => scripts()[0]?.dispatchEvent(new Event('error'));
export const isBusy = (id = 'contact') => form(id).getAttribute('aria-busy') === 'true';

let listeners: AbortController;

/** Prepares each test: a page with three forms, and a newly started starter. */
export async function startPage(): Promise<void> {
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
  const { startForms } = await import('../../src/starter/forms');
  startForms();
}
/** Cleans up after each test: no listener of this starter is left for the next. */
export function leavePage(): void {
  listeners.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
}

export const focus = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
export const pressDown = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
