import { FormAttribute } from '../../contract/form-attributes';
import { showUnsent } from '../state/form-element';

/** The longest time that a submit waits for React, in milliseconds. */
export const queueTime = 20_000;

/**
 * Lets each submit wait until the deferred script calls `startForms`. If the script has not run when the HTML is parsed,
 * or 20 seconds after a submit, shows in every form why, and lets the browser send once there is a connection.
 */
export function queueSubmits() {
  const submitByBrowser = (event: Event) => {
    showUnsent(document);
    if (!navigator.onLine) event.preventDefault();
  };
  const giveUp = () => {
    if (!document.onsubmit) return;
    document.onsubmit = submitByBrowser;
    for (const form of document.forms) form.removeAttribute(FormAttribute.busy);
    showUnsent(document);
  };
  document.onsubmit = (event) => {
    event.preventDefault();
    // `startForms` announces it.
    if (event.target instanceof Element) event.target.toggleAttribute(FormAttribute.busy, true);
    setTimeout(giveUp, queueTime);
  };
  // Deferred scripts run before this event.
  document.addEventListener('DOMContentLoaded', giveUp);
}
