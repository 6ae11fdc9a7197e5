/** How long a submit waits for the deferred script, in milliseconds. */
const timeout = 20_000;

/**
 * Holds each submit until the deferred script, which has `startForms`, takes over. If it has not by the
 * time the page is ready, it never will: then the browser sends the form. Also marks what is typed.
 */
export function holdSubmits() {
  const sendHeld = () => {
    if (!document.onsubmit) return;
    document.onsubmit = null;
    for (const form of document.forms) if (form.matches('[data-busy]')) form.submit();
  };
  document.onsubmit = (event) => {
    event.preventDefault();
    if (event.target instanceof Element) event.target.toggleAttribute('data-busy', true);
  };
  // Deferred scripts run before this event.
  document.addEventListener('DOMContentLoaded', sendHeld);
  setTimeout(sendHeld, timeout);
  // Until a draft is saved. What the browser restores by itself has no mark.
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) target.toggleAttribute('data-typed', true);
  });
}

/** Ends the holding. Returns the forms that were submitted meanwhile, no longer marked as busy. */
export function takeHeldForms(): HTMLFormElement[] {
  document.onsubmit = null;
  const held = [...document.forms].filter((form) => form.matches('[data-busy]'));
  for (const form of held) form.removeAttribute('data-busy');
  return held;
}
