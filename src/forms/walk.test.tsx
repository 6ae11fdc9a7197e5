/** @jest-environment jsdom */
import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { fc } from '../../tests/support/fast-check';
import { formNames, startForms, type FormName } from '../inline/forms';
import { holdSubmits } from '../inline/hold-submits';
import { hydrateIslands } from '../islands/hydrate-islands';
import { Island } from '../islands/island';
import { islandSystem } from '../islands/island-system';
import { prepareEmail } from './email';
import { snapshot } from './fields';
import type { ServiceResponse } from './outcome';

jest.mock('./email');
jest.mock('../islands/island', () => {
  const actual: typeof import('../islands/island') = jest.requireActual('../islands/island');
  const { useEffect, useState }: typeof import('react') = jest.requireActual('react');
  /** Throws where the walk makes React fail. */
  function Fuse({ children }: { children: ReactNode }) {
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      const fail = () => setFailed(true);
      document.addEventListener('react-fails', fail);
      return () => document.removeEventListener('react-fails', fail);
    }, []);
    if (hasFailed) throw new Error('React fails.');
    return children;
  }
  const { contact, newsletter } = actual.islands;
  const islands = { contact: <Fuse>{contact}</Fuse>, newsletter: <Fuse>{newsletter}</Fuse> };
  const Island = ({ name }: { name: FormName }) => <div data-island={name}>{islands[name]}</div>;
  return { islands, Island };
});
// Bounded by runs, never by time.
jest.setTimeout(7_200_000);

const markup = renderToString(
  <ChakraProvider value={islandSystem}>
    <Island name="contact" />
    <Island name="newsletter" />
  </ChakraProvider>,
).replaceAll(/<style.*?<\/style>/g, '');

/** How often a walk takes each step, a thing that a visitor, a browser or the network does. */
const weights = {
  ...{ type: 4, submit: 4, answer: 4, script: 4, reload: 3 },
  ...{ library: 1, connection: 1, wait: 1, inject: 1, 'away and back': 1, 'React fails': 1 },
};

const step = fc.record({
  do: fc.oneof(
    ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
  ),
  form: fc.constantFrom(...formNames),
  /** Whether the scripts, the library or the connection come; otherwise they go. */
  comes: fc.constantFrom(true, true, true, false),
  reply: fc.constantFrom('ok', 'refused', 'lost', 'delivered but lost'),
  isNewest: fc.boolean(),
  seconds: fc.constantFrom(1, 9, 31),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Message = {
  name: FormName;
  parts: string;
  hasArrived: boolean;
  reply: (how: Step['reply']) => void;
};

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

// By index: 2,000 walks look for it a million times.
const formOf = (name: FormName) => {
  const form = document.forms[formNames.indexOf(name)];
  if (!form) throw new Error(`There is no form ${name}.`);
  return form;
};
const focus = (name: FormName) => fireEvent.focusIn(formOf(name));
const fieldOf = (form: FormName, name: string) => {
  const field = formOf(form).querySelector(`[name=${name}]`);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`There is no ${name}.`);
};
const input = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  fireEvent.input(field, { target: { value } });
};
const stateOf = (name: FormName) => {
  const form = formOf(name);
  if (form.hasAttribute('data-busy')) return 'busy';
  if (form.hasAttribute('data-sent')) return 'sent';
  if (form.querySelector('[role=alert]:not([data-not-loaded])')) return 'failed';
  const notLoaded = form.querySelector<HTMLElement>('[data-not-loaded]');
  return notLoaded?.hidden === false ? 'not loaded' : 'idle';
};
/** Returns the draft that the tab keeps, as text. */
const draftOf = (name: FormName) =>
  decodeURIComponent(sessionStorage.getItem(`draft:${name}`)?.replaceAll('+', ' ') ?? '');

/** Returns the field that receives the words of a walk. */
const wordsFieldOf = (name: FormName) =>
  fieldOf(name, name === 'contact' ? 'additional' : 'subscriber_email');
/** What a visitor answers besides; otherwise nothing could be submitted. */
const answers = { fullName: 'Ada', email: 'ada@a.example', role: 'CEO', goals: 'Sales' };

/** The listeners of the current document. */
let listeners = new AbortController();

/** Walks through a tab with both forms. It throws as soon as a promise of the forms is broken. */
class Walk {
  #isOnline = true;
  #hasLibrary = true;
  #waitForLibrary: (() => void)[] = [];
  #isHydrated = false;
  #failures = 0;
  #count = 0;
  /** Every message, and those of this page that wait for an answer. */
  #messages: Message[] = [];
  #unanswered: Message[] = [];
  /** The parts of each valid submit. */
  #submitted: { name: FormName; parts: string }[] = [];
  /** Forms whose last submit has had no visible result yet. */
  #awaited = new Set<FormName>();
  /** Every word that must not be lost. */
  #words: { name: FormName; word: string }[] = [];

  async start() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => this.#isOnline });
    jest.mocked(prepareEmail).mockImplementation(async (name) => {
      if (!this.#hasLibrary) await new Promise<void>((come) => this.#waitForLibrary.push(come));
      return (parts) => this.#post(name, parts.toString());
    });
    sessionStorage.clear();
    await this.#load();
  }

  #post(name: FormName, parts: string) {
    return new Promise<ServiceResponse>((resolve, reject) => {
      const lose = () => reject(new TypeError('Failed to fetch'));
      const reply = (how: Step['reply']) => {
        message.hasArrived = how === 'ok' || how === 'delivered but lost';
        if (how === 'ok') resolve({ status: 200, text: 'OK' });
        else if (how === 'refused') resolve({ status: 422, text: 'No' });
        else lose();
      };
      const message = { name, parts, hasArrived: false, reply };
      if (!this.#isOnline) lose();
      else for (const list of [this.#messages, this.#unanswered]) list.push(message);
    });
  }

  /** Loads the page in a new document: nothing of the previous one continues. */
  async #load() {
    listeners.abort();
    jest.clearAllTimers();
    listeners = new AbortController();
    [this.#unanswered, this.#waitForLibrary] = [[], []];
    [this.#isHydrated, this.#failures] = [false, 0];
    location.hash = '';
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
    holdSubmits();
    startForms();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await wait(50);
  }

  async run(one: Step) {
    const { form } = one;
    if (one.do === 'type') this.#type(form);
    else if (one.do === 'submit') this.#submit(form);
    else if (one.do === 'inject') formOf(form).prepend(document.createElement('span'));
    else if (one.do === 'answer') {
      const message = one.isNewest ? this.#unanswered.pop() : this.#unanswered.shift();
      message?.reply(one.reply);
    } else if (one.do === 'script') this.#script(one.comes);
    else if (one.do === 'library') {
      this.#hasLibrary = one.comes;
      if (one.comes) for (const come of this.#waitForLibrary.splice(0)) come();
    } else if (one.do === 'connection') this.#isOnline = one.comes;
    else if (one.do === 'wait') await wait(one.seconds * 1000);
    else if (one.do === 'React fails') await this.#failReact();
    else if (one.do === 'away and back') {
      for (const event of ['pagehide', 'pageshow'])
        act(() => void dispatchEvent(Object.assign(new Event(event), { persisted: true })));
    } else {
      act(() => void dispatchEvent(new Event('pagehide')));
      // A page that is opened again without answers does not report the last attempt.
      for (const name of formNames) if (draftOf(name) === '') this.#awaited.delete(name);
      await this.#load();
    }
    await wait(0);
    this.#check();
  }

  #type(name: FormName) {
    focus(name);
    const word = `w${(this.#count += 1)}w`;
    const field = wordsFieldOf(name);
    if (name === 'newsletter') {
      // In a field of one line, the newest answer replaces those before.
      this.#words = this.#words.filter((one) => one.name !== name);
      input(field, `${word}@a.example`);
    } else {
      input(field, field.value + word);
      for (const [other, answer] of Object.entries(answers)) {
        const control = fieldOf(name, other);
        if (control.value === '') input(control, answer);
      }
      act(() => fieldOf(name, 'budget').click());
    }
    this.#words.push({ name, word });
  }

  #submit(name: FormName) {
    focus(name);
    const form = formOf(name);
    if (!form.hasAttribute('data-busy') && form.checkValidity()) {
      this.#submitted.push({ name, parts: snapshot(name, new FormData(form)).toString() });
      this.#awaited.add(name);
    }
    act(() => form.requestSubmit());
  }

  /** Loads the scripts of React, or fails them, if the page has requested them. */
  #script(comes: boolean) {
    const script = document.querySelector('body > script');
    if (!script || this.#isHydrated || this.#failures > 1) return;
    if (comes) act(hydrateIslands);
    else script.dispatchEvent(new Event('error'));
    this.#isHydrated = comes;
  }

  /** Makes React fail, outside of `act`, which would catch the error. The second time it is gone. */
  async #failReact() {
    if (!this.#isHydrated) return;
    const before = formNames.map(stateOf).join();
    flushSync(() => document.dispatchEvent(new Event('react-fails')));
    await wait(0);
    this.#failures += 1;
    this.#isHydrated = this.#failures < 2;
    const after = formNames.map(stateOf).join();
    if (this.#isHydrated && after !== before) throw new Error(`${before} became ${after}.`);
  }

  #check() {
    for (const name of formNames) {
      const isOwn = (one: { name: FormName }) => one.name === name;
      const [submitted, messages] = [this.#submitted.filter(isOwn), this.#messages.filter(isOwn)];
      for (const { parts } of messages)
        if (!submitted.some((one) => one.parts === parts))
          throw new Error(`${parts} was sent without a submit.`);
      if (messages.length > submitted.length)
        throw new Error(`${name} was sent more often than it was submitted.`);
      const state = stateOf(name);
      if (state === 'sent' && !messages.some(({ hasArrived }) => hasArrived))
        throw new Error(`${name} has not arrived.`);
      if (state !== 'busy' && state !== 'idle') this.#awaited.delete(name);
      const sent = messages.map(({ parts }) => decodeURIComponent(parts));
      const places = [wordsFieldOf(name).value, draftOf(name), ...sent].join();
      for (const { word } of this.#words.filter(isOwn))
        if (!places.includes(word))
          throw new Error(`${word} of ${name} is neither in field, draft nor message.`);
    }
  }

  /** Ends everything in progress; by then every submit must have had a result. */
  async end() {
    await wait(21_000);
    this.#check();
    formNames.forEach(focus);
    this.#script(true);
    await wait(31_000);
    this.#check();
    expect([...this.#awaited]).toEqual([]);
  }
}

// React reports here what it recovers from.
addEventListener('error', (event) => event.preventDefault());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  // Without motion.
  Object.assign(globalThis, { reportError: jest.fn(), matchMedia: () => ({ matches: true }) });
});
afterEach(() => jest.useRealTimers());

test('in any order of events, no typed text is lost, nothing is sent without a submit, and every submit is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const walk = new Walk();
      await walk.start();
      for (const one of steps) await walk.run(one);
      await walk.end();
    }),
    { numRuns: Number(process.env.WALKS ?? 30) },
  );
});
