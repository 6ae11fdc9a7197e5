import { liveForms } from '../starter/forms';
import { isChoice, isControl } from './fields';

/** The forms as rendered by the server, by their names. */
const written = new Map<string | undefined, HTMLFormElement>();

/** The field or button of a form that has the focus, or is just losing it. */
let focused: Element | null = null;

/** Remembers the forms of a page and the focused element, in case React draws the page again. */
export function watchForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>(liveForms)) {
    written.set(form.dataset.app, form);
  }
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  // A form that is removed from the page loses the focus too, and its successor takes it in the
  // same task.
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      focused = document.activeElement;
    }),
  );
}

/**
 * Returns the form that was here before React drew the page again. React does that if a translator
 * or an extension has changed the page. The old form still contains the visitor's text.
 */
export function predecessorOf(form: HTMLFormElement): HTMLFormElement | undefined {
  const before = written.get(form.dataset.app);
  return before === form || before?.isConnected ? undefined : before;
}

const isText = (element: Element | undefined) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isTwin = (one: Element) => (other: Element) =>
  isControl(one) && isControl(other)
    ? one.name === other.name && (!isChoice(one) || one.value === other.value)
    : one.matches('[type=submit]') && other.matches('[type=submit]');

/** Gives a form the focus and the caret of its predecessor. */
export function takeFocus(form: HTMLFormElement) {
  const before = focused;
  if (!before || !predecessorOf(form)?.contains(before)) return;
  const twin = [...form.elements].find(isTwin(before));
  if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
  if (!isText(before) || !isText(twin)) return;
  // Scripts cannot move the caret of an e-mail field; it is at the end.
  if (before.selectionStart !== null)
    twin.setSelectionRange(before.selectionStart, before.selectionEnd);
}
