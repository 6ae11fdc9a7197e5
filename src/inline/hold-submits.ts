/** How long a submit waits for the deferred script, in milliseconds. */
const timeout = 20_000;

/**
 * Holds each submit until the deferred script takes over (`startForms`). If that script has not run
 * when the HTML is complete, or 20 seconds after a submit, the browser sends the form. Also marks the
 * fields that a visitor types in.
 */
export function holdSubmits() {
  const sendHeld = () => {
    if (document.onsubmit) for (const form of takeHeldForms()) form.submit();
  };
  document.onsubmit = (event) => {
    event.preventDefault();
    if (event.target instanceof Element) event.target.toggleAttribute('data-busy', true);
    setTimeout(sendHeld, timeout);
  };
  // Deferred scripts run before this event.
  document.addEventListener('DOMContentLoaded', sendHeld);
  // The marks stay until a draft is saved. What the browser restores has none.
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) target.toggleAttribute('data-typed', true);
  });
}

/** Ends the holding, and returns the forms that were submitted meanwhile, without the mark `data-busy`. */
export function takeHeldForms(): HTMLFormElement[] {
  document.onsubmit = null;
  const held = [...document.forms].filter((form) => form.matches('[data-busy]'));
  for (const form of held) form.removeAttribute('data-busy');
  return held;
}
