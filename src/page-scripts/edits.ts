import { typedAttribute } from './form-element';

/** The `sessionStorage` key that records that the visitor has turned the edits on. */
const storageKey = 'edits';

/** The choice of a visitor whose browser blocks storage. */
let unstored = false;

function areShown(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return unstored;
  }
}

/** Keeps the checkboxes that show the edits in step, on this page and on the other ones of the visit. */
export function startEdits() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-edits]')];
  const show = () => {
    for (const box of boxes) box.checked = areShown();
  };
  const choose = (isShown: boolean) => {
    unstored = isShown;
    try {
      if (isShown) sessionStorage.setItem(storageKey, 'shown');
      else sessionStorage.removeItem(storageKey);
    } catch {
      // The choice lasts for this page.
    }
    show();
  };
  for (const box of boxes) box.addEventListener('change', () => choose(box.checked));
  // `markTyped` marks what a visitor has pressed before this script.
  const pressed = boxes.find((box) => box.hasAttribute(typedAttribute));
  if (pressed) choose(pressed.checked);
  // After Back, a page is as it was left, or as the browser has restored it.
  addEventListener('pageshow', show);
}
