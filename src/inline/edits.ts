const storageKey = 'edits';

/** The choice of a visitor whose browser blocks storage. */
let unstored = false;

function areChosen() {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return unstored;
  }
}

/** Lets CSS show the edits, before the first paint, to a visitor who asked for them on an earlier page. */
export const markChosenEdits = (isShown = areChosen()) =>
  document.documentElement.toggleAttribute('data-shown-edits', isShown);

/** Keeps the checkboxes for the edits in step on a page, and on all pages of a visit. */
export function startEdits() {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-edits]');
  const show = (isShown: boolean) => {
    markChosenEdits(isShown);
    for (const box of boxes) box.checked = isShown;
  };

  if (areChosen()) show(true);
  // After Back, a page is as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(areChosen());
  });
  for (const box of boxes) {
    box.addEventListener('change', () => {
      unstored = box.checked;
      show(unstored);
      try {
        if (unstored) sessionStorage.setItem(storageKey, '1');
        else sessionStorage.removeItem(storageKey);
      } catch {
        // Only this page knows it.
      }
    });
  }
}
