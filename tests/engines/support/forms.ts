import { contactForm, newsletterForm } from '../../e2e/support/content';
import { expect } from '@playwright/test';
import type { Tab, Target } from './engine';

export const inquiry: Target = { role: 'form', name: 'Build Your Narrative' };
const signup: Target = { role: 'form', name: newsletterForm.headline };

export const subscriber: Target = {
  role: 'textbox',
  name: newsletterForm.email.label,
  within: signup,
};
export const subscribe: Target = { role: 'button', name: newsletterForm.submit, within: signup };
export const submit: Target = { role: 'button', name: contactForm.submit, within: inquiry };

const required = ['fullName', 'email', 'role', 'goals'] as const;

/** Fills in what the inquiry requires. Returns what its fields hold. */
export async function fillIn(tab: Tab, email: string): Promise<unknown> {
  const answers = { fullName: 'Ada Lovelace', email, role: 'Founder', goals: 'Visibility' };
  for (const name of required) {
    const field = { role: 'textbox', name: contactForm[name].label, within: inquiry };
    await tab.type(field, answers[name]);
  }
  const choice = contactForm.budget.options[0] ?? '';
  await tab.click({ role: 'radio', name: choice, within: inquiry });
  return heldIn(tab);
}

/** Returns what the inquiry's fields hold, without those left open. */
export const heldIn = (tab: Tab) =>
  tab.run(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    return [...new FormData(form ?? undefined)]
      .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
      .filter((answer) => !answer.endsWith('='));
  });

/** Expects words in the part of a form with this role. */
export const expectWords = (
  tab: Tab,
  form: 'contact' | 'newsletter',
  role: 'alert' | 'status',
  words: string,
) => {
  const shown = (name: string, part: string) =>
    [...document.querySelectorAll(`form[data-app=${name}] [role=${part}]`)]
      .map((one) => one.textContent)
      .join('\n');
  return expect.poll(() => tab.run(shown, form, role)).toContain(words);
};

export const expectPath = (tab: Tab, path: string) =>
  expect.poll(() => tab.run(() => location.pathname)).toBe(path);

/** Lets the page's long delays pass at once: it waits thirty seconds for an answer. */
export const hasten = (tab: Tab) =>
  tab.run(() => {
    const { setTimeout: wait } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (work: () => void, delay = 0) => wait(work, delay > 2000 ? delay / 100 : delay),
    });
  });

/** Makes the browser say that its connection is lost, or back: not every driver can cut it off. */
export const sayOffline = (tab: Tab, isOffline: boolean) =>
  tab.run((offline) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: !offline });
    dispatchEvent(new Event(offline ? 'offline' : 'online'));
  }, isOffline);
