import type { Phase } from '../../src/forms/phase';
import { lastAttempt } from '../../src/forms/tab-storage';
import { snapshot } from '../../src/forms/fields';
import { createSender, type Sender } from '../../src/forms/sender';

export const phases: Phase[] = [];
export const reactions = {
  onSent: jest.fn<undefined, [URLSearchParams]>(),
  onFailed: jest.fn<undefined, []>(),
};
export let sender: Sender;
export let form: HTMLFormElement;

const field = () => form.elements.namedItem('goals');
export const type = (value: string) => {
  const input = field();
  if (input instanceof HTMLInputElement) input.value = value;
};
export const typed = () => {
  const input = field();
  return input instanceof HTMLInputElement ? input.value : null;
};
export const send = () => void sender.send(snapshot(new FormData(form)), reactions);
export const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
export const state = () => lastAttempt('contact');
export const unreachable = new TypeError('Failed to fetch');

/** Prepares each test: a filled form, a stopped clock, and nothing kept. */
export function prepareSender(): void {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  sessionStorage.clear();
  phases.length = 0;
  document.body.innerHTML = '<form data-app="contact"><input name="goals" value=""></form>';
  form = document.forms[0] ?? document.createElement('form');
  type('Visibility');
  sender = createSender('contact', (phase) => phases.push(phase));
}
