import { honeypotName } from './fields';

/** Nobody reads a page and fills in a form sooner, in milliseconds since the page was asked for. */
const hasteLimit = 3000;

/** Whether the browser has seen a press or a key on this page that no script can feign. */
const isTouched = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/**
 * Whether a form looks as if a program had filled it in: there is something in the field that nobody
 * sees, or it is sent within three seconds on a page that nobody has touched. A hint only: browsers
 * fill in fields of their own accord, so a person is asked, and nothing is dropped.
 */
export function looksAutomatic(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(honeypotName);
  const isTrapped = trap instanceof HTMLInputElement && trap.value !== '';
  return isTrapped || (performance.now() < hasteLimit && !isTouched());
}
