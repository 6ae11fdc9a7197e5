import { FormAttribute } from '../state/form-attributes';

/** The longest time that a submit is held, in milliseconds. */
export const holdTime = 20_000;

/**
 * Holds each submit until the deferred script calls `startForms`. If the script has not run when the HTML is parsed, or
 * 20 seconds after a submit, shows the notice in every form and lets the browser send.
 */
export function holdSubmits() {
  const giveUp = () => {
    if (!document.onsubmit) return;
    document.onsubmit = null;
    for (const form of document.forms) form.removeAttribute(FormAttribute.busy);
    for (const notice of document.querySelectorAll<HTMLElement>(`[${FormAttribute.notLoaded}]`))
      notice.hidden = false;
  };
  document.onsubmit = (event) => {
    event.preventDefault();
    // `startForms` announces it.
    if (event.target instanceof Element) event.target.toggleAttribute(FormAttribute.busy, true);
    setTimeout(giveUp, holdTime);
  };
  // Deferred scripts run before this event.
  document.addEventListener('DOMContentLoaded', giveUp);
}
