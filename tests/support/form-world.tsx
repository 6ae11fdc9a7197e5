import { act } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import type { FormName } from '../../src/starter/forms';
import { prepareEmail } from '../../src/forms/email';
import { onClientEntry } from '../../src/forms/draft';
import { wrapRootElement } from '../../src/forms/submissions';
import { replaceHydrateFunction } from '../../src/layout/hydrate';
import type { Answer } from '../../src/forms/outcome';
import { formNames, startForms } from '../../src/starter/forms';
import { failureEvent, ModelPage } from './model-form';

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

/**
 * Simulates a tab with both forms, its storage, its network and a service. The test file mocks
 * `src/forms/email`.
 */
export class FormWorld {
  posts: Post[] = [];
  delivered: Omit<Post, 'answer'>[] = [];
  isOnline = true;
  isHydrated = false;
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
    new Promise<Answer>((resolve, reject) => {
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
  state = (name: FormName) => this.form(name).getElementsByTagName('output')[0]?.textContent ?? '';
  isNotLoaded = (name: FormName) => this.form(name).getElementsByTagName('p')[0]?.hidden === false;
  field = (name: FormName) => {
    const [field] = this.form(name).getElementsByTagName('textarea');
    if (!field) throw new Error('There is no field.');
    return field;
  };

  /** The addresses that the visitor had typed when each earlier page was left. */
  #left: Partial<Record<FormName, string>>[] = [];
  email = (name: FormName) => {
    const [field] = this.form(name).getElementsByTagName('input');
    if (!field) throw new Error('There is no field for the address.');
    return field;
  };

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
    location.hash = '';
    listeners = new AbortController();
    const { signal } = listeners;
    for (const target of [document, window]) {
      const add = EventTarget.prototype.addEventListener.bind(target);
      target.addEventListener = (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => add(type, listener, { signal, capture: options === true });
    }
    document.body.innerHTML = `<div id="root">${markup}</div><template id="app"><script src="/webpack-runtime.js"></script></template>`;
    if (isOlder) {
      for (const name of formNames) this.email(name).value = this.#left[0]?.[name] ?? '';
    }
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
    if (!script || this.isHydrated) return;
    if (!arrives) {
      script.dispatchEvent(new Event('error'));
      return;
    }
    this.isHydrated = true;
    onClientEntry();
    const hydrate: unknown = Reflect.apply(replaceHydrateFunction ?? (() => {}), undefined, []);
    const page = wrapRootElement({ element: <ModelPage /> });
    if (typeof hydrate !== 'function') throw new Error('There is no function that hydrates.');
    act(() => void Reflect.apply(hydrate, undefined, [page, document.querySelector('#root')]));
    await wait(0);
  }

  /** Makes React fail, outside of `act`, which would catch the error. */
  async failReact() {
    flushSync(() => document.dispatchEvent(new Event(failureEvent)));
    await wait(0);
    // The second time, the inline script waits for the next use to load React again.
    if (!document.querySelector('body > script')) this.isHydrated = false;
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

const markup = renderToString(<ModelPage />);
