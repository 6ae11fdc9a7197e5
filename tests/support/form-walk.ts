import { act } from 'react';
import type { FormName } from '../../src/inline/forms';
import type { Step } from './form-steps';
import { snapshot } from '../../src/forms/fields';
import { emailPart, FormWorld } from './form-world';

const kept = (name: FormName) =>
  decodeURIComponent(sessionStorage.getItem(`draft:${name}`)?.replaceAll('+', ' ') ?? '');
/** Returns the newest address that a tab keeps. */
const keptEmail = (name: FormName) =>
  new URLSearchParams(sessionStorage.getItem(`draft:${name}`) ?? '').get(emailPart[name]);

const names: FormName[] = ['contact', 'newsletter'];
/** What a visitor answers besides the words of a walk; otherwise nothing could be submitted. */
const answers = { fullName: 'Ada', email: 'ada@a.example', role: 'CEO', goals: 'Sales' };

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
      const field = world.field(one.form);
      if (one.do === 'type') {
        const word = `w${(this.#count += 1)}w`;
        // In a field of one line, the newest answer replaces those before.
        if (one.form === 'newsletter') this.forget('newsletter');
        this.words.push({ name: one.form, word });
        if (one.form === 'newsletter') this.input(field, `${word}@a.example`);
        else {
          this.input(field, field.value + word);
          for (const [name, answer] of Object.entries(answers)) {
            const control = world.control('contact', name);
            if (control.value === '') this.input(control, answer);
          }
          act(() => form.querySelector<HTMLElement>('[name=budget]')?.click());
        }
      } else if (one.do === 'change') this.input(world.email(one.form), one.email);
      else if (one.do === 'submit') await this.submit(one.form);
      else if (one.do === 'clear') {
        const clear = [...form.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Clear my answers',
        );
        if (!clear || form.hasAttribute('data-busy')) return;
        act(() => clear.click());
        this.forget(one.form);
        this.open.delete(one.form);
      } else if (one.do === 'inject') form.prepend(document.createElement('span'));
      else {
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

  forget(form: FormName) {
    this.words = this.words.filter(({ name }) => name !== form);
  }

  forgetUnkept() {
    this.words = this.words.filter(({ name, word }) => kept(name).includes(word));
    this.open.clear();
  }

  async submit(name: FormName) {
    const form = this.world.form(name);
    if (!form.hasAttribute('data-busy') && form.checkValidity()) {
      this.submitted[name].push(snapshot(name, new FormData(form)).toString());
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
      if (world.isNotLoaded(name) || state === 'sent' || state === 'failed') this.open.delete(name);
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
