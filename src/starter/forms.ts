import { loadApp } from './app';

/** The forms that React takes over, and the event by which each says that it has. */
export const liveForms = 'form[data-app]';
export const formReadyEvent = 'form-ready';

/** What a tab keeps of a form: answers not sent yet, how the last attempt went, a given address. */
export type Kept = 'draft' | 'journal' | 'address';
export const keptKey = (kind: Kept, form = '') => `${kind}:${form}`;

/** In a draft stand, beside the answers, when it was kept (milliseconds since 1970) and its page's query. */
export const keptAtName = 'kept-at';
export const queryName = 'query';

/**
 * Brings React when a visitor first reaches for a form. A form that is submitted earlier is held,
 * and submitted once when React is there; if React cannot come, the form says so. React comes at once
 * to a form with a draft, with an attempt to tell of, or with a plan in its page's address.
 */
export function startForms() {
  /** What was pressed in each. */
  const held = new Map<HTMLFormElement, HTMLElement | null>();
  const refused = new WeakSet<HTMLFormElement>();
  const ready = new WeakSet<EventTarget>();

  const messageOf = (form: HTMLFormElement) =>
    form.querySelector<HTMLElement>('[data-cannot-start]');

  const giveUp = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(liveForms)) {
      if (ready.has(form)) continue;
      form.removeAttribute('aria-busy');
      const message = messageOf(form);
      if (message && held.delete(form)) {
        message.hidden = false;
        message.focus();
      }
    }
  };
  const remember = () => {
    try {
      for (const { dataset } of document.querySelectorAll<HTMLFormElement>(liveForms)) {
        const isAwaited =
          location.search.includes('plan=') ||
          sessionStorage.getItem(keptKey('draft', dataset.app)) ||
          sessionStorage.getItem(keptKey('journal', dataset.app));
        if (isAwaited) loadApp(giveUp);
      }
    } catch {
      // Storage is blocked, so nothing was kept.
    }
  };
  /** Keeps what was typed before React came, in front of what an earlier page has kept. */
  const keepTyped = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(liveForms)) {
      const kept = new URLSearchParams();
      for (const [name, answer] of new FormData(form)) {
        if (answer && typeof answer === 'string') kept.append(name, answer);
      }
      if (ready.has(form) || !kept.toString()) continue;
      kept.set(keptAtName, `${Date.now()}`);
      kept.set(queryName, location.search);
      const key = keptKey('draft', form.dataset.app);
      sessionStorage.setItem(key, `${kept}&${sessionStorage.getItem(key) ?? ''}`);
    }
  };
  const reach = ({ target }: Event) => {
    if (target instanceof Element && target.closest(liveForms)) loadApp(giveUp);
  };

  // After the first frame, for to look into the storage takes time in which the page could be drawn. One that
  // is rendered ahead has its first frame when it is shown; what it finds before is old by then.
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(remember)),
  );
  addEventListener('pagehide', keepTyped);
  document.addEventListener('focusin', reach);
  document.addEventListener('pointerdown', reach);
  document.addEventListener(
    'invalid',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form) refused.add(form);
    },
    true,
  );
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(liveForms) || ready.has(form)) return;
    event.preventDefault();
    held.set(form, event.submitter);
    form.setAttribute('aria-busy', 'true');
    loadApp(giveUp);
  });
  document.addEventListener(formReadyEvent, ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    ready.add(target);
    // Scripts that came after all take back what was said in the meantime.
    const message = messageOf(target);
    if (message) message.hidden = true;
    // The browser has already refused this form; React now says so beside the fields.
    if (refused.has(target)) target.checkValidity();
    const submitter = held.get(target);
    if (submitter === undefined) return;
    held.delete(target);
    target.removeAttribute('aria-busy');
    target.requestSubmit(submitter);
  });
}
