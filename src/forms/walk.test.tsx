/** @jest-environment jsdom */
import fc from 'fast-check';
import { act } from 'react';
import { FormWorld, type AnswerKind } from '../../tests/support/form-world';
import { touchPage } from '../../tests/support/touched-page';
import type { FormName } from './config';

jest.mock('./email');
// The runs are the bound, never the time.
jest.setTimeout(1_200_000);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  touchPage();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.useRealTimers());

/** What a visitor, a browser or the network does. */
type Step =
  | { do: 'type' | 'press' | 'clear' | 'translate' | 'inject'; form: FormName }
  | { do: 'change'; form: FormName; email: string }
  | { do: 'script' | 'library' | 'connection'; arrives: boolean }
  | { do: 'answer'; kind: AnswerKind; newest: boolean }
  | { do: 'reload' | 'duplicate' | 'away and back' | 'leave and open' }
  | { do: 'wait'; seconds: number };

const form = fc.constantFrom<FormName>('contact', 'newsletter');
const arrives = fc.boolean();
const kind = fc.constantFrom<AnswerKind>('ok', 'refused', 'lost', 'delivered but lost');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('type' as const), form }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press' as const), form }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('answer' as const), kind, newest: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('script' as const), arrives }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      form,
      email: fc.constantFrom('', 'ada@a.example', 'grace@a.example'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('library' as const, 'connection' as const),
      arrives,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('translate' as const, 'inject' as const, 'clear' as const),
      form,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'reload' as const,
        'duplicate' as const,
        'away and back' as const,
        'leave and open' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 9, 31) }),
  },
);

const names: FormName[] = ['contact', 'newsletter'];
const unended = ['idle', 'sending', 'slow'];
const ended = (phase: string) => !unended.includes(phase);

/** What must hold, beside the tab that it is compared with. */
class Walk {
  readonly world = new FormWorld();
  /** What was pressed while it was valid, by the name of its form. */
  readonly pressed: Record<FormName, string[]> = { contact: [], newsletter: [] };
  /** All that has gone out, answered or not. */
  readonly sent: { name: FormName; parts: string }[] = [];
  /** Forms whose last press has led to nothing yet that a visitor sees. */
  readonly open = new Set<FormName>();
  /** Every word that was typed, with whether a tab could have kept it. */
  words: { name: FormName; word: string }[] = [];
  #count = 0;

  input(name: FormName, field: HTMLInputElement | HTMLTextAreaElement, value: string) {
    field.value = value;
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
    if (this.world.form(name).querySelector<HTMLInputElement>('[name=email]')?.value === '') {
      if (this.world.field(name).value === '') this.open.delete(name);
    }
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
        this.input(one.form, field, field.value + word);
      } else if (one.do === 'change' && email) this.input(one.form, email, one.email);
      else if (one.do === 'press') await this.press(one.form);
      else if (one.do === 'clear' && world.isLive && form.ariaBusy !== 'true') {
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
    else if (one.do === 'away and back') {
      world.leave(true);
      world.back();
    } else {
      if (one.do !== 'duplicate') world.leave(false);
      // What a duplicate has not got, its original still shows.
      else if (!world.isLive) this.forgetUnkept();
      await world.open();
    }
    this.check();
  }

  forgetUnkept() {
    this.words = this.words.filter(({ name, word }) => kept(name).includes(word));
    this.open.clear();
  }

  async press(name: FormName) {
    const form = this.world.form(name);
    if (form.getAttribute('aria-busy') !== 'true' && form.checkValidity()) {
      this.pressed[name].push(partsIn(form));
      this.open.add(name);
    }
    act(() => form.requestSubmit());
    await this.world.wait(0);
  }

  check() {
    const { world } = this;
    for (const post of world.posts) if (!this.sent.includes(post)) this.sent.push(post);
    for (const name of names) {
      const phase = world.phase(name);
      const pressed = this.pressed[name];
      const sent = this.sent.filter((post) => post.name === name).map(({ parts }) => parts);
      const arrived = world.delivered
        .filter((post) => post.name === name)
        .map(({ parts }) => parts);
      const stray = sent.find((parts) => !pressed.includes(parts));
      if (stray !== undefined) throw new Error(`${stray} went out, and was not pressed.`);
      if (sent.length > pressed.length)
        throw new Error(`${name} went out more than it was pressed.`);
      if (phase === 'sent' && arrived.length === 0) throw new Error(`${name} has not arrived.`);
      if (world.isTold(name) || ended(phase)) this.open.delete(name);
      const places = [world.field(name).value, kept(name), ...sent.map(decodeURIComponent)].join();
      const lost = this.words.find((one) => one.name === name && !places.includes(one.word));
      if (lost) throw new Error(`${lost.word} of ${name} is neither in field, draft nor message.`);
    }
  }

  /** Everything that is still under way ends, and every press has led to something by then. */
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

const kept = (name: FormName) =>
  decodeURIComponent(sessionStorage.getItem(`draft:${name}`)?.replaceAll('+', ' ') ?? '');
const partsIn = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  ).toString();

test('whatever happens in whatever order, nothing typed is lost, nothing goes out unpressed, and every press is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const walk = new Walk();
      await walk.world.start();
      for (const one of steps) await walk.run(one);
      await walk.end();
    }),
    { numRuns: Number(process.env.WALKS ?? 400) },
  );
});
