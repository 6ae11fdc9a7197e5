import { loadApp } from './app';
import { takeHeldForms } from './hold-submits';

/** The two forms, each with its own template at the sending service. */
export const formNames = ['contact', 'newsletter'] as const;
export type FormName = (typeof formNames)[number];

/** The forms that React hydrates. */
export const formSelector = 'form[data-form]';

/** The event that React has hydrated a form. Its detail is a `SubmitHandler`. */
export const formReadyEvent = 'form-ready';

/** The event that React cannot run in a form or, on the document, in any. */
export const formFailedEvent = 'form-failed';

/** Receives a submit from before React, with the form data at that moment. */
export type SubmitHandler = (data: FormData) => void;

/** The records that a tab keeps of a form: answers not sent yet, and how the last attempt went. */
export type RecordKind = 'draft' | 'attempt';
export const recordKey = (kind: RecordKind, form: string) => `${kind}:${form}`;

/** Ends each record and has its time, in milliseconds since 1970. */
export const savedAtName = 'kept-at';

/** How long a submit waits for React before the form reports it, in milliseconds. */
const reactTimeout = 20_000;

/** The state of a form without React. */
type PreHydrationState = {
  /** The answers of a submit that waits for React. */
  pendingSubmit?: FormData;
  /** The browser has refused it. */
  isRefused?: boolean;
  /** The form says that React could not be loaded. */
  isNotLoaded?: boolean;
  /** React has failed in it. */
  hasFailed?: boolean;
};

/**
 * Loads React when a visitor first uses a form. A submit before that waits, and is passed on once; if
 * React cannot run, the form says so and offers to let the browser send. A form with a draft, with an
 * attempt to report, or with a plan in its page's address loads React immediately.
 */
export function startForms() {
  // By name, because React may replace a form.
  const states: Record<string, PreHydrationState> = {};
  const nameOf = ({ dataset }: HTMLFormElement) => `${dataset.form}`;
  const stateOf = (form: HTMLFormElement) => (states[nameOf(form)] ??= {});
  const forms = () => document.querySelectorAll<HTMLFormElement>(formSelector);
  const formOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null;

  /** Shows or hides the message that React could not be loaded. */
  const showNotLoaded = (form: HTMLFormElement, isNotLoaded?: boolean) => {
    const message = form.querySelector<HTMLElement>('[data-not-loaded]');
    if (message) message.hidden = !isNotLoaded;
    return message;
  };
  /** Marks a form that waits, and announces it. */
  const showBusy = (form: HTMLFormElement, isBusy: boolean) => {
    form.toggleAttribute('data-busy', isBusy);
    const status = form.querySelector('[data-status]');
    if (status) status.textContent = isBusy ? `${form.querySelector('.busy')?.textContent}` : '';
  };
  const stopWaiting = (form: HTMLFormElement) => {
    // It waits for React, or was sent by a React that failed before the answer.
    if (!form.matches('[data-busy]')) return;
    const { hasFailed } = stateOf(form);
    states[nameOf(form)] = { isNotLoaded: true, hasFailed };
    showBusy(form, false);
    showNotLoaded(form, true)?.focus();
  };
  const load = () => loadApp(() => forms().forEach(stopWaiting));

  const loadIfSaved = () => {
    try {
      for (const form of forms()) {
        const name = nameOf(form);
        const isAwaited =
          (name === 'contact' && new URLSearchParams(location.search).has('plan')) ||
          sessionStorage.getItem(recordKey('draft', name)) ||
          sessionStorage.getItem(recordKey('attempt', name));
        if (isAwaited) load();
      }
    } catch {
      // Storage is blocked, so nothing was saved.
    }
  };
  const savedAt = () => `${savedAtName}=${Date.now()}`;
  const saveAttempt = (form: HTMLFormElement, state: 'sending' | 'failed') =>
    sessionStorage.setItem(recordKey('attempt', nameOf(form)), `state=${state}&${savedAt()}`);
  /** Saves a record of text typed before React, in front of those of earlier pages. */
  const saveTyped = () => {
    try {
      for (const form of forms()) {
        const typed = new URLSearchParams();
        for (const [part, answer] of new FormData(form)) {
          // Other answers were restored by the browser, and are older than any record.
          const isTyped = form.querySelector(`[name=${part}][data-typed]`);
          if (isTyped && answer && typeof answer === 'string') typed.append(part, answer);
        }
        if (`${typed}`) {
          const key = recordKey('draft', nameOf(form));
          sessionStorage.setItem(key, `${typed}&${savedAt()}&${sessionStorage.getItem(key) ?? ''}`);
        }
        // Nothing of it has been sent.
        if (stateOf(form).pendingSubmit) saveAttempt(form, 'failed');
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
    requestAnimationFrame(() => setTimeout(loadIfSaved)),
  );
  addEventListener('pagehide', saveTyped);
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
    state.isNotLoaded = false;
    showNotLoaded(form);
    // React calls preventDefault on the events that it handles.
    if (event.defaultPrevented) return;
    if (event.submitter?.matches('[data-native]')) {
      try {
        saveAttempt(form, 'sending');
      } catch {
        // As above.
      }
      return;
    }
    event.preventDefault();
    if (state.pendingSubmit) return;
    const data = (state.pendingSubmit = new FormData(form));
    showBusy(form, true);
    if (state.hasFailed) {
      stopWaiting(form);
      return;
    }
    setTimeout(() => {
      if (stateOf(form).pendingSubmit === data) stopWaiting(form);
    }, reactTimeout);
    load();
  });
  document.addEventListener(formFailedEvent, ({ target }) => {
    for (const form of forms()) {
      if (formOf(target) && formOf(target) !== form) continue;
      stateOf(form).hasFailed = true;
      stopWaiting(form);
    }
  });
  document.addEventListener(
    formReadyEvent,
    ({ target, detail }: { target: EventTarget | null; detail?: SubmitHandler }) => {
      const form = formOf(target);
      if (!form) return;
      const { pendingSubmit, isRefused, isNotLoaded } = stateOf(form);
      // The message stays until the next submit; React may replace the element, and do so again.
      states[nameOf(form)] = { isNotLoaded: isNotLoaded && !pendingSubmit };
      if (pendingSubmit) showBusy(form, false);
      showNotLoaded(form, stateOf(form).isNotLoaded);
      // The browser has already refused this form; React now shows the reasons at the fields.
      if (isRefused) form.checkValidity();
      if (pendingSubmit) detail?.(pendingSubmit);
    },
  );
  // What a visitor did before this script.
  for (const form of takeHeldForms()) form.requestSubmit();
  if (formOf(document.activeElement)) load();
}
