import { honeypotName } from './fields';

/**
 * The shortest time in which a person can read a page and fill in a form, in milliseconds since the
 * request for the page.
 */
const hasteLimit = 3000;

/** Returns whether the browser has seen a press or a key on this page, which no script can fake. */
const isTouched = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/**
 * Returns whether a form looks as if a program had filled it in: there is text in the invisible
 * field, or it is sent within three seconds on an untouched page. This is only a hint, because
 * browsers fill in fields by themselves. So the form asks the visitor and discards nothing.
 */
export function looksAutomatic(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(honeypotName);
  const isTrapped = trap instanceof HTMLInputElement && trap.value !== '';
  return isTrapped || (performance.now() < hasteLimit && !isTouched());
}
