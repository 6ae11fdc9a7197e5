/** A field, or the button of a form. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const isText = (control: Control | undefined) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio';

const isSame = (one: Control) => (other: Control) =>
  one.type === other.type &&
  one.name === other.name &&
  (!isChoice(one) || one.value === other.value);

/**
 * Follows the focus in an island.
 *
 * @returns a function that gives the focus and the caret back, after the element that had them was replaced
 */
export function keepFocus(island: Element): () => void {
  const controls = () => [...island.querySelectorAll<Control>('input, select, textarea, button')];
  const find = () => controls().find((one) => one === document.activeElement);
  let focused = find();
  document.addEventListener('focusin', () => {
    focused = find();
  });
  // An element that is removed from the page loses the focus too.
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (focused?.isConnected) focused = find();
    }),
  );
  return () => {
    const before = focused;
    if (!before) return;
    const now = before.isConnected ? before : controls().find(isSame(before));
    now?.focus({ preventScroll: true });
    // Scripts cannot move the caret of an e-mail field; it is at the end.
    if (isText(before) && isText(now) && before.selectionStart !== null)
      now.setSelectionRange(before.selectionStart, before.selectionEnd);
  };
}
