import { loadApp } from './app';

/** The two forms, each with its own template at the sending service. */
export const formNames = ['contact', 'newsletter'] as const;
export type FormName = (typeof formNames)[number];

/** The forms that React hydrates. */
export const liveForms = 'form[data-app]';

/** The event that React has hydrated a form. Its detail is a `TakeSubmit`. */
export const formReadyEvent = 'form-ready';

/** Receives a submit from before React, with the form data at that moment. */
export type TakeSubmit = (held: FormData) => void;

/** The records that a tab keeps of a form: answers not sent yet, and how the last attempt went. */
export type Kept = 'draft' | 'attempt';
export const keptKey = (kind: Kept, form: string) => `${kind}:${form}`;

/** Ends each kept record and has its time, in milliseconds since 1970. */
export const keptAtName = 'kept-at';

/** How long a submit waits for React before the form reports it, in milliseconds. */
const reactTimeout = 20_000;

/** The state of a form before React. */
type Early = {
  /** The answers of a submit that waits for React. */
  held?: FormData;
  /** The browser has refused it. */
  isRefused?: boolean;
  /** The form says that React could not be loaded. */
  isNotLoaded?: boolean;
};

/**
 * Loads React when a visitor first uses a form. A submit before that is held and passed on once; if
 * React cannot be loaded, the form says so. A form with a draft, with an attempt to report, or with
 * a plan in its page's address loads React immediately.
 */
export function startForms() {
  // By name, because React may draw a form again.
  const states: Record<string, Early> = {};
  const nameOf = ({ dataset }: HTMLFormElement) => `${dataset.app}`;
  const stateOf = (form: HTMLFormElement) => (states[nameOf(form)] ??= {});
  const forms = () => document.querySelectorAll<HTMLFormElement>(liveForms);
  const formOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLFormElement>(liveForms) : null;

  /** Shows or hides the message that React could not be loaded. */
  const showNotLoaded = (form: HTMLFormElement, isNotLoaded?: boolean) => {
    const message = form.querySelector<HTMLElement>('[data-not-loaded]');
    if (message) message.hidden = !isNotLoaded;
    return message;
  };
  const stopHolding = (form: HTMLFormElement) => {
    // Held, or sent by a React that failed before the answer.
    if (form.getAttribute('aria-busy') !== 'true') return;
    states[nameOf(form)] = { isNotLoaded: true };
    form.removeAttribute('aria-busy');
    showNotLoaded(form, true)?.focus();
  };
  const load = () => loadApp(() => forms().forEach(stopHolding));

  const loadIfKept = () => {
    try {
      for (const form of forms()) {
        const isAwaited =
          location.search.includes('plan=') ||
          sessionStorage.getItem(keptKey('draft', nameOf(form))) ||
          sessionStorage.getItem(keptKey('attempt', nameOf(form)));
        if (isAwaited) load();
      }
    } catch {
      // Storage is blocked, so nothing was kept.
    }
  };
  /** Keeps a record of text typed before React, in front of those of earlier pages. */
  const saveTyped = () => {
    try {
      for (const form of forms()) {
        const typed = new URLSearchParams();
        const at = `${keptAtName}=${Date.now()}`;
        for (const [part, answer] of new FormData(form)) {
          // Other answers were restored by the browser, and are older than any record.
          const isTyped = form.querySelector(`[name=${part}][data-typed]`);
          if (isTyped && answer && typeof answer === 'string') typed.append(part, answer);
        }
        if (`${typed}`) {
          sessionStorage.setItem(
            keptKey('draft', nameOf(form)),
            `${typed}&${at}&${sessionStorage.getItem(keptKey('draft', nameOf(form))) ?? ''}`,
          );
        }
        // Nothing of it has been sent.
        if (stateOf(form).held)
          sessionStorage.setItem(keptKey('attempt', nameOf(form)), `state=failed&${at}`);
      }
    } catch {
      // Drafts are a courtesy; the page is left without.
    }
  };
  const onFirstUse = ({ target }: Event) => {
    if (formOf(target)) load();
  };

  // After the first frame, because reading storage delays it. A prerendered page has its first
  // frame when it is shown; anything it read earlier could be out of date.
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(loadIfKept)),
  );
  addEventListener('pagehide', saveTyped);
  // Until a draft is saved. What the browser restores by itself has no mark.
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) target.toggleAttribute('data-typed', true);
  });
  document.addEventListener('focusin', onFirstUse);
  document.addEventListener('pointerdown', onFirstUse);
  document.addEventListener(
    'invalid',
    ({ target }) => {
      const form = formOf(target);
      if (form) stateOf(form).isRefused = true;
    },
    true,
  );
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    const state = stateOf(form);
    // The visitor tries again.
    showNotLoaded(form);
    // React calls preventDefault on the events that it handles.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (state.held) return;
    const held = (state.held = new FormData(form));
    form.setAttribute('aria-busy', 'true');
    setTimeout(() => {
      if (stateOf(form).held === held) stopHolding(form);
    }, reactTimeout);
    load();
  });
  document.addEventListener(
    formReadyEvent,
    ({ target, detail }: { target: EventTarget | null; detail?: TakeSubmit }) => {
      const form = formOf(target);
      if (!form) return;
      const { held, isRefused, isNotLoaded } = stateOf(form);
      states[nameOf(form)] = {};
      form.removeAttribute('aria-busy');
      // The message stays until the next submit; React may have replaced the element.
      showNotLoaded(form, isNotLoaded && !held);
      // The browser has already refused this form; React now shows the reasons at the fields.
      if (isRefused) form.checkValidity();
      if (held) detail?.(held);
    },
  );
}
