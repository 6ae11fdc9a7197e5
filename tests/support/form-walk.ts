import { act } from 'react';
import type { FormName } from '../../src/starter/forms';
import type { Step } from './form-steps';
import { FormWorld } from './form-world';

const kept = (name: FormName) =>
  decodeURIComponent(sessionStorage.getItem(`draft:${name}`)?.replaceAll('+', ' ') ?? '');
/** Returns the newest address that a tab keeps. */
const keptEmail = (name: FormName) =>
  new URLSearchParams(sessionStorage.getItem(`draft:${name}`) ?? '').get('email');
const partsIn = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  ).toString();

const names: FormName[] = ['contact', 'newsletter'];
const unended = ['idle', 'sending', 'slow'];
const ended = (state: string) => !unended.includes(state);

/** Walks through a page with both forms. It throws as soon as a promise of the forms is broken. */
export class FormWalk {
  readonly world = new FormWorld();
  /** The parts of each valid submit, by the name of its form. */
  readonly submitted: Record<FormName, string[]> = { contact: [], newsletter: [] };
  /** Every message that was sent, answered or not. */
  readonly sent: { name: FormName; parts: string }[] = [];
  /** Forms whose last submit has had no visible result yet. */
  readonly open = new Set<FormName>();
  /** Every word that was typed, with whether a tab could have kept it. */
  words: { name: FormName; word: string }[] = [];
  #count = 0;

  input(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
    field.value = value;
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  }

  async run(one: Step) {
    const { world } = this;
    if ('form' in one) {
      const form = world.form(one.form);
      if (one.do !== 'translate' && one.do !== 'inject')
        form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const email = form.querySelector<HTMLInputElement>('[name=email]');
      const field = world.field(one.form);
      if (one.do === 'type') {
        const word = `w${(this.#count += 1)};`;
        this.words.push({ name: one.form, word });
        this.input(field, field.value + word);
        // Otherwise few walks would have anything to submit.
        if (email?.value === '') this.input(email, 'ada@a.example');
      } else if (one.do === 'change' && email) this.input(email, one.email);
      else if (one.do === 'submit') await this.submit(one.form);
      else if (one.do === 'clear' && world.isHydrated && form.ariaBusy !== 'true') {
        act(() => form.querySelector<HTMLElement>('.clear')?.click());
        this.words = this.words.filter(({ name }) => name !== one.form);
        this.open.delete(one.form);
      } else if (one.do === 'inject') form.prepend(document.createElement('span'));
      else if (one.do === 'translate') {
        const words = document.createElement('span');
        words.textContent = 'Envoyer';
        form.querySelector('label')?.firstChild?.replaceWith(words);
      }
    } else if (one.do === 'script') await world.script(one.arrives);
    else if (one.do === 'library') await world.library(one.arrives);
    else if (one.do === 'connection') world.isOnline = one.arrives;
    else if (one.do === 'answer') await world.answer(one.kind, one.newest);
    else if (one.do === 'wait') await world.wait(one.seconds * 1000);
    else if (one.do === 'React fails') await this.failReact();
    else if (one.do === 'restored by the browser') await this.openRestored();
    else if (one.do === 'away and back') {
      world.leave(true);
      world.back();
    } else {
      if (one.do !== 'duplicate') world.leave(false);
      // What a duplicate lacks, its original still shows.
      else if (!world.isHydrated) this.forgetUnkept();
      // A page that is opened again without answers does not report the last attempt.
      for (const name of names) if (kept(name) === '') this.open.delete(name);
      await world.open();
    }
    this.check();
  }

  /** Makes React fail; drawn again, the forms must be in the same states. */
  async failReact() {
    const { world } = this;
    const before = names.map(world.state).join();
    await world.failReact();
    const after = names.map(world.state).join();
    if (world.isHydrated && after !== before) throw new Error(`${before} became ${after}.`);
  }

  /** Opens a page whose fields the browser restores; newer answers that the tab kept must win. */
  async openRestored() {
    const { world } = this;
    world.leave(false);
    for (const name of names) if (kept(name) === '') this.open.delete(name);
    const newest = names.map((name) => keptEmail(name));
    await world.open(false, true);
    await world.script(true);
    for (const [index, name] of names.entries()) {
      const email = newest[index] ?? world.email(name).value;
      if (world.email(name).value !== email)
        throw new Error(`${email} was replaced by an older one.`);
    }
  }

  forgetUnkept() {
    this.words = this.words.filter(({ name, word }) => kept(name).includes(word));
    this.open.clear();
  }

  async submit(name: FormName) {
    const form = this.world.form(name);
    if (form.getAttribute('aria-busy') !== 'true' && form.checkValidity()) {
      this.submitted[name].push(partsIn(form));
      this.open.add(name);
    }
    act(() => form.requestSubmit());
    await this.world.wait(0);
  }

  check() {
    const { world } = this;
    for (const post of world.posts) if (!this.sent.includes(post)) this.sent.push(post);
    for (const name of names) {
      const state = world.state(name);
      const submitted = this.submitted[name];
      const sent = this.sent.filter((post) => post.name === name).map(({ parts }) => parts);
      const arrived = world.delivered
        .filter((post) => post.name === name)
        .map(({ parts }) => parts);
      const stray = sent.find((parts) => !submitted.includes(parts));
      if (stray !== undefined) throw new Error(`${stray} was sent without a submit.`);
      if (sent.length > submitted.length)
        throw new Error(`${name} was sent more often than it was submitted.`);
      if (state === 'sent' && arrived.length === 0) throw new Error(`${name} has not arrived.`);
      if (world.isNotLoaded(name) || ended(state)) this.open.delete(name);
      const places = [world.field(name).value, kept(name), ...sent.map(decodeURIComponent)].join();
      const lost = this.words.find((one) => one.name === name && !places.includes(one.word));
      if (lost) throw new Error(`${lost.word} of ${name} is neither in field, draft nor message.`);
    }
  }

  /** Ends everything in progress; by then every submit must have had a result. */
  async end() {
    const { world } = this;
    await world.wait(21_000);
    this.check();
    for (const name of names)
      world.form(name).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await world.script(true);
    this.check();
    await world.wait(31_000);
    this.check();
    expect([...this.open]).toEqual([]);
  }
}
