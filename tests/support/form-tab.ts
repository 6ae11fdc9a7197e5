// First: React finds its `setImmediate`.
import './scheduler';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { FormName } from '../../src/contract/form-fields';
import { queueSubmits } from '../../src/forms/before-react/queue-submits';
import { markDirty } from '../../src/forms/before-react/saved-answers';
import { startForms } from '../../src/forms/before-react/start-forms';
import { mountForms } from '../../src/forms/mount/mount-form';
import { prepareEmail } from '../../src/forms/sending/email';
import { messageParts } from '../../src/forms/sending/message';
import { answersOf } from '../../src/forms/state/answers';
import type { ServiceResponse } from '../../src/forms/state/outcome';
import { fc } from './fast-check';
import { answerRequired, fieldOf, formsHtml } from './forms';
import { settle } from './settle';

export const names: readonly FormName[] = ['contact', 'newsletter'];

/** The fields that receive the words of a run. */
export const wordFields = { contact: 'additional', newsletter: 'subscriber_email' };

/** How often each event occurs: what a visitor, a browser, an extension or the network does. */
const weights = {
  type: 4,
  submit: 4,
  answer: 4,
  script: 4,
  reload: 3,
  library: 1,
  connection: 1,
  wait: 1,
  clear: 1,
  translate: 1,
  'away and back': 1,
  'damage React': 1,
};

export const tabEvent = fc.record({
  do: fc.oneof(
    ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
  ),
  form: fc.constantFrom(...names),
  /** Whether the scripts, the library or the connection come; otherwise they go. */
  comes: fc.constantFrom(true, true, true, false),
  reply: fc.constantFrom('ok', 'refused', 'lost', 'delivered but lost'),
  isNewest: fc.boolean(),
  seconds: fc.constantFrom(1, 9, 31),
});
export type TabEvent = typeof tabEvent extends fc.Arbitrary<infer Value> ? Value : never;

type Message = {
  name: FormName;
  parts: string;
  hasArrived: boolean;
  reply: (how: TabEvent['reply']) => void;
};

export async function wait(ms: number) {
  await settle();
  jest.advanceTimersByTime(ms);
  await settle();
}

export const formOf = (name: FormName) => {
  const form = document.querySelector<HTMLFormElement>(`form[data-form=${name}]`);
  if (!form) throw new Error(`There is no form ${name}.`);
  return form;
};

const submitButtonOf = (name: FormName) =>
  formOf(name).querySelector<HTMLButtonElement>('[type=submit]:not([data-native])');

/** Returns what a visitor can see of the last submit. */
export function resultIn(name: FormName) {
  const form = formOf(name);
  if (form.matches('[data-busy]')) return 'busy';
  if (form.matches('[data-sent]')) return 'sent';
  return form.querySelector('[role=alert]:not([hidden])') ? 'reported' : 'none';
}

/** Returns the text that the tab has saved. */
export const savedTextOf = (name: FormName) =>
  new URLSearchParams(sessionStorage.getItem(`answers:${name}`) ?? '').get(wordFields[name]) ?? '';

/** The listeners of the current document. */
let listeners = new AbortController();

/** A tab with both forms, and all that happens in it. It counts what a test of their requirements compares. */
export class FormTab {
  // jsdom would compute the styles of every ancestor at each press.
  readonly #user = userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  #isOnline = true;
  #hasLibrary = true;
  #waitForLibrary: (() => void)[] = [];
  #isMounted = false;
  #count = 0;
  /** The messages of this page that wait for an answer. */
  #unanswered: Message[] = [];
  /** Every message. */
  readonly messages: Message[] = [];
  /** The parts of each valid submit. */
  readonly submitted: { name: FormName; parts: string }[] = [];
  /** Forms whose last submit has had no visible result yet. */
  readonly awaited = new Set<FormName>();
  /** Every word that must not be lost. */
  words: { name: FormName; word: string }[] = [];

  async open() {
    // They keep every element and every error that they are called with.
    jest.clearAllMocks();
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
      const reply = (how: TabEvent['reply']) => {
        message.hasArrived = how === 'ok' || how === 'delivered but lost';
        if (how === 'ok') resolve({ status: 200, text: 'OK' });
        else if (how === 'refused') resolve({ status: 422, text: 'No' });
        else lose();
      };
      const message = { name, parts, hasArrived: false, reply };
      if (!this.#isOnline) lose();
      else for (const list of [this.messages, this.#unanswered]) list.push(message);
    });
  }

  /** Loads the page in a new document: nothing of the previous one continues. */
  async #load() {
    listeners.abort();
    jest.clearAllTimers();
    listeners = new AbortController();
    [this.#unanswered, this.#waitForLibrary] = [[], []];
    this.#isMounted = false;
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
    document.body.innerHTML = `${formsHtml}<template id="app"><script src="/app.js"></script></template>`;
    queueSubmits();
    markDirty();
    startForms();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await wait(50);
  }

  async run(one: TabEvent) {
    const { form } = one;
    if (one.do === 'type') await this.#type(form);
    else if (one.do === 'submit') await this.#submit(form);
    else if (one.do === 'translate') this.#translate(form);
    else if (one.do === 'damage React') this.#damage(form);
    else if (one.do === 'clear') this.#clear(form);
    else if (one.do === 'answer') {
      const message = one.isNewest ? this.#unanswered.pop() : this.#unanswered.shift();
      message?.reply(one.reply);
    } else if (one.do === 'script') this.script(one.comes);
    else if (one.do === 'library') {
      this.#hasLibrary = one.comes;
      if (one.comes) for (const come of this.#waitForLibrary.splice(0)) come();
    } else if (one.do === 'connection') this.#isOnline = one.comes;
    else if (one.do === 'wait') await wait(one.seconds * 1000);
    else if (one.do === 'away and back') {
      for (const event of ['pagehide', 'pageshow'])
        dispatchEvent(Object.assign(new Event(event), { persisted: true }));
    } else {
      dispatchEvent(new Event('pagehide'));
      // A page that is opened again without answers does not report the last attempt.
      for (const name of names) if (savedTextOf(name) === '') this.awaited.delete(name);
      await this.#load();
    }
    await wait(0);
  }

  async #type(name: FormName) {
    const word = `w${(this.#count += 1)}w`;
    const form = formOf(name);
    if (name === 'newsletter') {
      // In a field of one line, the newest answer replaces those before.
      this.words = this.words.filter((one) => one.name !== name);
      const field = fieldOf(form, wordFields.newsletter);
      await this.#user.clear(field);
      await this.#user.type(field, `${word}@a.example`);
    } else {
      await this.#user.type(fieldOf(form, wordFields.contact), word);
      // Otherwise nothing could be submitted.
      await answerRequired(this.#user, form);
    }
    this.words.push({ name, word });
  }

  async #submit(name: FormName) {
    const form = formOf(name);
    if (resultIn(name) !== 'busy' && form.checkValidity()) {
      this.submitted.push({ name, parts: messageParts(name, answersOf(form)).toString() });
      this.awaited.add(name);
    }
    const button = submitButtonOf(name);
    if (button) await this.#user.click(button);
  }

  /** Empties a form, as the button does that a busy form does not show. */
  #clear(name: FormName) {
    if (resultIn(name) === 'busy') return;
    formOf(name).reset();
    this.words = this.words.filter((one) => one.name !== name);
    this.awaited.delete(name);
  }

  /** Loads the scripts of React, or fails them, if the page has requested them. */
  script(comes: boolean) {
    const script = document.querySelector('body > script');
    if (!script || this.#isMounted) return;
    this.#isMounted = comes;
    if (comes) mountForms();
    else script.dispatchEvent(new Event('error'));
  }

  /** Gives every text an element of its own, as browsers' translators do. */
  #translate(name: FormName) {
    const texts = document.createTreeWalker(formOf(name), NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const translated = document.createElement('span');
      node.parentNode?.replaceChild(translated, node);
      translated.append(`${node.nodeValue}…`);
    }
  }

  /** Removes what React has rendered: it throws when it next removes something itself. */
  #damage(name: FormName) {
    for (const slot of formOf(name).querySelectorAll('[data-slot]')) slot.replaceChildren();
  }
}
