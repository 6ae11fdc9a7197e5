import { act } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { prepareEmail } from '../../src/forms/email';
import { ChakraProvider } from '@chakra-ui/react';
import type { ServiceResponse } from '../../src/forms/outcome';
import { formNames, startForms, type FormName } from '../../src/inline/forms';
import { holdSubmits } from '../../src/inline/hold-submits';
import { hydrateIslands } from '../../src/islands/hydrate-islands';
import { Island } from '../../src/islands/island';
import { islandSystem } from '../../src/islands/island-system';

/** How the service, or the network, answers a message. */
export type AnswerKind = 'ok' | 'refused' | 'lost' | 'delivered but lost';

type Post = { name: FormName; parts: string; answer: (kind: AnswerKind) => void };

/**
 * Lets pending promises settle, and then the time pass. Jest's own way waits for real timers, 2,000
 * times.
 */
const wait = (ms: number) =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    jest.advanceTimersByTime(ms);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });

/** The listeners of the current document. */
let listeners = new AbortController();

/** The name of the part that holds an address. */
export const emailPart = { contact: 'email', newsletter: 'subscriber_email' } as const;

/**
 * Simulates a tab with both forms, its storage, its network and a service. The test file mocks
 * `src/forms/email`, and makes the islands fail at the event `react-fails`.
 */
export class FormWorld {
  posts: Post[] = [];
  delivered: Omit<Post, 'answer'>[] = [];
  isOnline = true;
  isHydrated = false;
  #failures = 0;
  #waiting: (() => void)[] = [];
  #hasLibrary = true;

  async start() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => this.isOnline });
    jest.mocked(prepareEmail).mockImplementation(async (name) => {
      if (!this.#hasLibrary) await new Promise<void>((arrive) => this.#waiting.push(arrive));
      return (parts) => this.#send(name, parts.toString());
    });
    await this.open(true);
  }

  #send = (name: FormName, parts: string) =>
    new Promise<ServiceResponse>((resolve, reject) => {
      if (!this.isOnline) {
        reject(new TypeError('Failed to fetch'));
        return;
      }
      const answer = (kind: AnswerKind) => {
        if (kind === 'ok' || kind === 'delivered but lost') this.delivered.push({ name, parts });
        if (kind === 'ok') resolve({ status: 200, text: 'OK' });
        else if (kind === 'refused') resolve({ status: 422, text: 'No' });
        else reject(new TypeError('Failed to fetch'));
      };
      this.posts.push({ name, parts, answer });
    });

  form = (name: FormName) => {
    // By index: 2,000 walks look for it a million times.
    const form = document.forms[name === 'contact' ? 0 : 1];
    if (!form) throw new Error(`There is no form ${name}.`);
    return form;
  };
  state = (name: FormName): 'busy' | 'sent' | 'failed' | 'idle' => {
    const form = this.form(name);
    if (form.hasAttribute('data-busy')) return 'busy';
    if (form.hasAttribute('data-sent')) return 'sent';
    return form.querySelector('[role=alert]:not([data-not-loaded])') ? 'failed' : 'idle';
  };
  isNotLoaded = (name: FormName) =>
    this.form(name).querySelector<HTMLElement>('[data-not-loaded]')?.hidden === false;
  /** Returns the controls that have a name. */
  control = (form: FormName, name: string) => {
    const control = this.form(form).elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      return control;
    throw new Error(`There is no ${name}.`);
  };
  /** Returns the field that words are typed into. */
  field = (name: FormName) =>
    this.control(name, name === 'contact' ? 'additional' : emailPart[name]);

  /** The addresses that the visitor had typed when each earlier page was left. */
  #left: Partial<Record<FormName, string>>[] = [];
  email = (name: FormName) => this.control(name, emailPart[name]);

  /**
   * Opens the page in a new document: nothing of the previous one continues.
   *
   * @param isOlder whether the browser restores the addresses that the first page had
   */
  async open(isFirst = false, isOlder = false) {
    listeners.abort();
    jest.clearAllTimers();
    if (isFirst) sessionStorage.clear();
    this.posts = [];
    this.#waiting = [];
    this.isHydrated = false;
    this.#failures = 0;
    location.hash = '';
    listeners = new AbortController();
    const { signal } = listeners;
    for (const target of [document, window]) {
      const add = EventTarget.prototype.addEventListener.bind(target);
      // Jest counts both, and would take a removal for one of its own listeners.
      target.removeEventListener = EventTarget.prototype.removeEventListener.bind(target);
      target.addEventListener = (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => add(type, listener, { signal, capture: options === true });
    }
    document.body.innerHTML = `${markup}<template id="app"><script src="/app.js"></script></template>`;
    if (isOlder) {
      for (const name of formNames) this.email(name).value = this.#left[0]?.[name] ?? '';
    }
    holdSubmits();
    startForms();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await wait(50);
  }

  leave(persisted: boolean) {
    const [contact, newsletter] = formNames.map((name) => this.email(name).value);
    if (!persisted) this.#left.push({ contact, newsletter });
    act(() => void dispatchEvent(Object.assign(new Event('pagehide'), { persisted })));
  }
  back = () =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

  /** Loads the scripts of React, or fails them, if the page has requested them. */
  async script(arrives: boolean) {
    const script = document.querySelector('body > script');
    if (!script || this.isHydrated || this.#failures > 1) return;
    if (!arrives) {
      script.dispatchEvent(new Event('error'));
      return;
    }
    this.isHydrated = true;
    act(hydrateIslands);
    await wait(0);
  }

  /** Makes React fail, outside of `act`, which would catch the error. The second time it is gone. */
  async failReact() {
    if (!this.isHydrated) return;
    flushSync(() => document.dispatchEvent(new Event('react-fails')));
    await wait(0);
    this.#failures += 1;
    this.isHydrated = this.#failures < 2;
  }

  async library(arrives: boolean) {
    this.#hasLibrary = arrives;
    if (arrives) for (const arrive of this.#waiting.splice(0)) arrive();
    await wait(0);
  }

  /** Answers the oldest message, or the newest. */
  async answer(kind: AnswerKind, newest: boolean) {
    const post = newest ? this.posts.pop() : this.posts.shift();
    post?.answer(kind);
    await wait(0);
  }
  wait = wait;
}

const markup = renderToString(
  <ChakraProvider value={islandSystem}>
    <Island name="contact" />
    <Island name="newsletter" />
  </ChakraProvider>,
).replaceAll(/<style.*?<\/style>/g, '');
// The page comes with the styles of its forms.
const classes = new Set(markup.match(/\bc(?:ss)?-\w+/g));
document.head.innerHTML = `<style id="page-styles">${[...classes].map((name) => `.${name}{}`).join('')}</style>`;
