import { liveForms } from '../starter/forms';
import { isChoice, isControl } from './fields';

/** The forms as the server wrote them, by their names. */
const written = new Map<string | undefined, HTMLFormElement>();

/** The field or button of a form that has the focus, or has lost it in this very moment. */
let focused: Element | null = null;

/** Remembers the forms of a page, and what has the focus, in case React draws the page again. */
export function watchForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>(liveForms)) {
    written.set(form.dataset.app, form);
  }
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  // A form that is taken out of the page loses the focus too, and its successor takes it in the same task.
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      focused = document.activeElement;
    }),
  );
}

/**
 * The form that was here before React drew the page again, as it does where a translator or an extension
 * has put something into the page. It still holds what the visitor has typed.
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

/** Gives a form the focus and the caret that its predecessor had. */
export function takeFocus(form: HTMLFormElement) {
  const before = focused;
  if (!before || !predecessorOf(form)?.contains(before)) return;
  const twin = [...form.elements].find(isTwin(before));
  if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
  if (!isText(before) || !isText(twin)) return;
  // An address has no caret that a script may move; it is at the end.
  if (before.selectionStart !== null)
    twin.setSelectionRange(before.selectionStart, before.selectionEnd);
}
